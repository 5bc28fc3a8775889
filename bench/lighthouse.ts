/**
 * Lighthouse's mobile scores of pages:
 * npm run bench:lighthouse -- http://127.0.0.1:9100/blog/post-0005 … [--runs 3]
 */
import path from "node:path";
import { parseArgs } from "node:util";
import { type LighthouseRun, runLighthouse } from "./browser/runLighthouse";
import { medianOf } from "./report/medianOf";
import { renderTable } from "./report/renderTable";
import { installPeer } from "./subjects/installPeer";

async function main(): Promise<void> {
  const { values, positionals: urls } = parseArgs({
    allowPositionals: true,
    options: { runs: { type: "string", default: "3" } },
  });
  if (urls.length === 0) {
    throw new Error("Usage: npm run bench:lighthouse -- <url> … [--runs 3]");
  }
  installPeer(path.join(__dirname, "lighthouse"));

  const columns: LighthouseRun[][] = [];
  for (const url of urls) {
    const runs: LighthouseRun[] = [];
    for (let run = 0; run < Number(values.runs); run += 1) {
      runs.push(await runLighthouse(url));
    }
    columns.push(runs);
  }

  const labels = Object.keys(columns[0]?.[0]?.figures ?? {});
  const rows = labels.map((label) => [
    label,
    ...columns.map((runs) =>
      print(label, medianOf(runs.map((run) => run.figures[label] ?? NaN))),
    ),
  ]);
  console.log(renderTable(["", ...urls], rows));
  urls.forEach((url, index) => {
    const faults = columns[index]?.flatMap((run) => run.faults);
    for (const fault of new Set(faults)) console.log(`${url}: ${fault}`);
  });
}

function print(label: string, figure: number): string {
  return figure.toFixed(label === "cumulative layout shift" ? 4 : 0);
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
