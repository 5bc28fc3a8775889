import { defineCommand } from "../src/cli/command";
import { prepareDocusaurus, prepareSite } from "./builds/generators";
import { buildCold, LEAST_POSTS, measureBuilds } from "./builds/measureBuilds";
import { renderReport } from "./builds/renderReport";
import { readCount, runCommand } from "./command";
import { describeMachine } from "./report";

const usage = `
Builds the site with many generated posts, and prints what that took.

  npm run bench -- --posts 10,50,200,1000 --docusaurus

  --posts        how many, ${LEAST_POSTS} or more (default: 1000); several numbers
                 have a table each
  --docusaurus   builds the same posts with Docusaurus too
`;

const command = defineCommand({
  usage,
  options: {
    posts: { type: "string", default: "1000" },
    docusaurus: { type: "boolean", default: false },
  },
  run: async ({ posts, docusaurus }) => {
    const counts = posts
      .split(",")
      .map((count) => readCount("--posts", count, LEAST_POSTS));
    const machine = describeMachine();
    // Brings the programs of each into memory: no cold build has to pay for that.
    await buildCold(prepareSite(), LEAST_POSTS);
    if (docusaurus) await buildCold(prepareDocusaurus(), LEAST_POSTS);
    for (const count of counts) {
      const site = await measureBuilds(prepareSite(), count);
      const other = docusaurus
        ? await measureBuilds(prepareDocusaurus(), count)
        : undefined;
      console.log(`\n${count} posts in two languages. ${machine}.\n`);
      console.log(renderReport(site, other));
    }
    return 0;
  },
});

void runCommand(command);
