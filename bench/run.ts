import { defineCommand } from "../src/node/cli/command";
import {
  LEAST_POSTS,
  type Measurement,
  measureSubject,
  warmUp,
} from "./builds/measureSubject";
import { prepareDocusaurus } from "./builds/prepareDocusaurus";
import { prepareSite } from "./builds/prepareSite";
import { renderReport } from "./builds/renderReport";
import { describeMachine } from "./report";
import { readCount, runCommand } from "./runCommand";

const usage = `
Builds the site with many generated posts, and prints what that took.

  npm run bench -- --posts 1000
  npm run bench -- --posts 1000 --docusaurus
  npm run bench -- --posts 50 --quick

  --posts        how many, ${LEAST_POSTS} or more (default: 1000)
  --docusaurus   builds the same posts with Docusaurus too
  --quick        a cold build and one after an edit only
`;

const command = defineCommand({
  usage,
  options: {
    posts: { type: "string", default: "1000" },
    docusaurus: { type: "boolean", default: false },
    quick: { type: "boolean", default: false },
  },
  run: async ({ posts, docusaurus, quick }) => {
    const count = readCount("--posts", posts, LEAST_POSTS);
    const machine = describeMachine();
    const subjects = [
      prepareSite(),
      ...(docusaurus ? [prepareDocusaurus()] : []),
    ];
    const measurements: Measurement[] = [];
    for (const subject of subjects) {
      if (!quick) await warmUp(subject);
      const rebuilds = subject.rebuilds.filter(
        (step) => !quick || step === "edit",
      );
      measurements.push(await measureSubject(subject, count, rebuilds));
    }
    const heading = `${count} posts in two locales. ${machine}.`;
    console.log(`\n${renderReport(heading, measurements)}`);
    return 0;
  },
});

runCommand(command);
