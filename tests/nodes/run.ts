/**
 * Runs what a version of Node may break on all that the site supports, or on
 * those that are named:
 * npm run test:nodes -- 22 26
 */
import { summary } from "../run/counts";
import { nodeVersions, testOnNodes } from "./testOnNodes";

const named = process.argv.slice(2);

async function main(): Promise<void> {
  process.env.GATSBY_TELEMETRY_DISABLED = "1";
  const total = await testOnNodes(named.length > 0 ? named : nodeVersions);
  process.exitCode = total.failed > 0 ? 1 : 0;
  console.log(summary(total));
}

void main();
