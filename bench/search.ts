/**
 * What the search is worth among many posts, and what it costs:
 * npm run bench:search -- [--posts 1000] [--json]
 */
import { rmSync } from "node:fs";
import path from "node:path";
import { parseArgs } from "node:util";
import { askTable, searchTable } from "../tests/build/site/askTable";
import { describeMachine } from "./report/describeMachine";
import { medianOf } from "./report/medianOf";
import { renderTable } from "./report/renderTable";
import { indexAtScale } from "./search/indexAtScale";
import { timeAnswers } from "./search/timeAnswers";
import { repoFolder, workFolder } from "./subjects/paths";

const ms = (times: readonly number[]) =>
  `${medianOf(times).toFixed(0)} (slowest ${Math.max(...times).toFixed(0)})`;
const kB = (bytes: number) => (bytes / 1000).toFixed(1);

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      posts: { type: "string", default: "1000" },
      json: { type: "boolean", default: false },
    },
  });
  const count = Number(values.posts);
  const folder = path.join(workFolder, "search");
  rmSync(folder, { recursive: true, force: true });
  const { spent, cpu } = await indexAtScale(repoFolder, count, folder);
  const table = askTable(folder);
  if (values.json) {
    console.log(JSON.stringify(table));
    return;
  }
  const { wrong, first, further } = table;
  const cheap = further.filter((bytes) => bytes <= 40_000).length;
  const answers = await timeAnswers(repoFolder, folder, false);
  const slower = await timeAnswers(repoFolder, folder, true);
  console.log(
    `${count} generated posts in two languages, and the site's own; ${describeMachine()}\n`,
  );
  console.log(
    renderTable(
      ["", ""],
      [
        ["making the index, s", (spent / 1000).toFixed(1)],
        ["… of that, our own code, s", (cpu / 1000).toFixed(1)],
        [
          "queries right",
          `${searchTable.length - wrong.length} of ${searchTable.length}`,
        ],
        ["first query, kB: median", kB(medianOf(first))],
        ["… most", kB(Math.max(...first))],
        ["a further query, kB: median", kB(medianOf(further))],
        ["… most", kB(Math.max(...further))],
        ["… with at most 40 kB", `${cheap} of ${further.length}`],
        ["answer at 4x, ms: word of some texts", ms(answers.somewhere)],
        ["… word that every post has a dozen times", ms(answers.everywhere)],
        ["with its worker at 4x: word of some texts", ms(slower.somewhere)],
        ["… word that every post has a dozen times", ms(slower.everywhere)],
      ],
    ),
  );
  if (wrong.length > 0) console.log(`\nNot found:\n${wrong.join("\n")}`);
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
