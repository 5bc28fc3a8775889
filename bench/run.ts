import { writeFileSync } from "node:fs";
import { defineCommand } from "../src/node/cli/command";
import {
  LEAST_POSTS,
  type Measurement,
  measureSubject,
  warmUp,
} from "./builds/measureSubject";
import { measureFloor } from "./builds/measureFloor";
import { plotSizes } from "./builds/plotSizes";
import { prepareDocusaurus } from "./builds/prepareDocusaurus";
import { prepareSite } from "./builds/prepareSite";
import { renderReport } from "./builds/renderReport";
import { renderSizes, type Size } from "./builds/sizes";
import { describeMachine } from "./report";
import { readCount, runCommand } from "./runCommand";

const usage = `
Builds the site with many generated posts, and prints what that took.

  npm run bench -- --posts 1000
  npm run bench -- --posts 10,50,1000 --docusaurus
  npm run bench -- --posts 50 --quick

  --posts        how many, ${LEAST_POSTS} or more (default: 1000); several numbers
                 end with one table, and what an empty Gatsby site takes
  --docusaurus   builds the same posts with Docusaurus too
  --plot         a file for a picture (SVG) of that table
  --quick        a cold build and one after an edit only
`;

const command = defineCommand({
  usage,
  options: {
    posts: { type: "string", default: "1000" },
    docusaurus: { type: "boolean", default: false },
    plot: { type: "string" },
    quick: { type: "boolean", default: false },
  },
  run: async ({ posts, docusaurus, plot, quick }) => {
    const counts = posts
      .split(",")
      .map((count) => readCount("--posts", count, LEAST_POSTS));
    const machine = describeMachine();
    const prepare = [prepareSite, ...(docusaurus ? [prepareDocusaurus] : [])];
    if (!quick) for (const subject of prepare) await warmUp(subject());
    const sizes: Size[] = [];
    for (const count of counts) {
      const measurements: Measurement[] = [];
      for (const subject of prepare.map((lay) => lay())) {
        const steps = subject.rebuilds;
        const rebuilds = steps.filter((step) => !quick || step === "edit");
        measurements.push(await measureSubject(subject, count, rebuilds));
      }
      const heading = `${count} posts in two locales. ${machine}.`;
      console.log(`\n${renderReport(heading, measurements)}`);
      const [site, peer] = measurements;
      if (site) sizes.push({ posts: count, site, ...(peer && { peer }) });
    }
    if (counts.length > 1) {
      const floor = await measureFloor();
      console.log(`\n${renderSizes(sizes, floor)}`);
    }
    if (plot) writeFileSync(plot, plotSizes(sizes));
    return 0;
  },
});

runCommand(command);
