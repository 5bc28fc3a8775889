/**
 * Builds the site, and its peers, with many posts and reports what that took:
 * npm run bench -- --posts 1000 [--peers docusaurus,astro] [--quick] [--no-site]
 */
import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { parseArgs } from "node:util";
import {
  BASE_POSTS,
  type Measurement,
  measureSubject,
} from "./measure/measureSubject";
import { describeMachine } from "./report/describeMachine";
import { judgeBars } from "./report/judgeBars";
import { renderReport } from "./report/renderReport";
import { workFolder } from "./subjects/paths";
import { peerNames, preparePeer } from "./subjects/preparePeer";
import { prepareSite } from "./subjects/prepareSite";

const { values } = parseArgs({
  options: {
    posts: { type: "string", default: "1000" },
    peers: { type: "string", default: "" },
    quick: { type: "boolean", default: false },
    "no-site": { type: "boolean", default: false },
  },
});

async function main(): Promise<void> {
  const posts = Number(values.posts);
  if (!Number.isInteger(posts) || posts < BASE_POSTS || posts > 5000) {
    throw new Error(`--posts ${values.posts}: ${BASE_POSTS} to 5000 allowed`);
  }
  const peers = readPeers(values.peers);
  mkdirSync(workFolder, { recursive: true });

  const machine = describeMachine();
  const measurements: Measurement[] = [];
  if (!values["no-site"]) {
    measurements.push(await measureSubject(prepareSite(), posts, values.quick));
  }
  for (const peer of peers) {
    const subject = preparePeer(peer);
    measurements.push(await measureSubject(subject, posts, values.quick));
  }

  const verdicts = judgeBars(measurements);
  const results = { posts, machine, measurements, verdicts };
  writeFileSync(
    path.join(workFolder, "results.json"),
    `${JSON.stringify(results, null, 2)}\n`,
  );
  const heading = `${posts} posts in two locales. ${machine}.`;
  console.log(`\n${renderReport(heading, measurements, verdicts)}`);
}

function readPeers(list: string) {
  return list
    .split(",")
    .filter(Boolean)
    .map((name) => {
      const peer = peerNames.find((known) => known === name);
      if (peer) return peer;
      throw new Error(`--peers ${name}: ${peerNames.join(", ")} are known`);
    });
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
