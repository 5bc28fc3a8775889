/**
 * What social cards cost, drawn as a cold build draws them:
 * npm run bench:cards -- [--posts 1000]
 */
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { parseArgs } from "node:util";
import { siteConfig } from "../src/config/resolved";
import { createCardMaker } from "../src/node/cards/createCardMaker";
import { startDrawing } from "../src/node/cards/startDrawing";
import { weighFolder } from "./measure/weighFolder";
import { composePost } from "./posts/composePost";
import { describeMachine } from "./report/describeMachine";
import { renderTable } from "./report/renderTable";

const authors = ["Alex Example", "Kim Muster"];

/** Processor time of the processes that have ended, in seconds. Linux only. */
function timeOfChildren(): number {
  const stat = readFileSync("/proc/self/stat", "utf8");
  // The name in brackets may hold spaces.
  const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
  const ticksPerSecond = 100;
  return (Number(fields[13]) + Number(fields[14])) / ticksPerSecond;
}

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: { posts: { type: "string", default: "1000" } },
  });
  const root = path.resolve(__dirname, "..");
  const numbers = Array.from({ length: Number(values.posts) }, (_, at) => at);
  const posts = numbers.flatMap((number) =>
    (["en", "de"] as const).map((lang) => ({
      ...composePost(number, lang),
      titleMeta: null,
      lang,
    })),
  );

  const start = performance.now();
  const makeCard = createCardMaker(root, siteConfig);
  const cards = posts
    .map((post, at) => makeCard(post, authors.slice(at % 3)))
    .filter((card) => card !== null);
  const named = performance.now();

  const folder = mkdtempSync(path.join(os.tmpdir(), "cards-"));
  try {
    const drawn = await startDrawing({ root, folder, cards });
    const wall = performance.now() - named;
    // Node has taken note of its processes' end a moment later.
    await new Promise((resolve) => setTimeout(resolve, 500));
    const { bytes } = weighFolder(folder);
    const each = (figure: number, digits = 1) =>
      (figure / drawn).toFixed(digits);
    console.log(`${drawn} cards; ${describeMachine()}\n`);
    const rows = [
      ["named, in Gatsby's process", each(named - start, 2), "ms"],
      ["drawn, time that passes", each(wall), "ms"],
      ["drawn, time of processors", each(timeOfChildren() * 1000), "ms"],
      ["size", each(bytes / 1000), "kB"],
    ];
    console.log(renderTable(["each card", "", ""], rows));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
