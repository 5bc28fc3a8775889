/**
 * What a first visit costs in a browser, bytes and paints:
 * npm run bench:weigh -- http://127.0.0.1:9100/blog/post-0005 … [--visits 3] [--slow]
 */
import { parseArgs } from "node:util";
import { launchChromium } from "./browser/launchChromium";
import { kinds } from "./browser/recordTraffic";
import { type Visit, visitPage } from "./browser/visitPage";
import { medianOf } from "./report/medianOf";
import { renderTable } from "./report/renderTable";

type Row = [label: string, figure: (visit: Visit) => number, digits: number];

const total = ({ bytes }: Visit) =>
  kinds.reduce((sum, kind) => sum + bytes[kind], 0);

const rows: readonly Row[] = [
  ["requests", ({ requests }) => requests, 0],
  ["to third parties", ({ thirdParty }) => thirdParty, 0],
  ["failed", ({ failed }) => failed, 0],
  ...kinds.map((kind): Row => [
    `${kind}, kB`,
    ({ bytes }) => bytes[kind] / 1000,
    1,
  ]),
  ["all until loaded, kB", (visit) => total(visit) / 1000, 1],
  ["fetched afterwards, kB", ({ later }) => later / 1000, 1],
  ["first contentful paint, ms", ({ fcp }) => fcp, 0],
  ["largest contentful paint, ms", ({ lcp }) => lcp, 0],
  ["cumulative layout shift", ({ cls }) => cls, 4],
  ["total blocking time, ms", ({ tbt }) => tbt, 0],
  ["taken over by React, ms", ({ takenOver }) => takenOver, 0],
];

async function main(): Promise<void> {
  const { values, positionals: urls } = parseArgs({
    allowPositionals: true,
    options: {
      visits: { type: "string", default: "3" },
      slow: { type: "boolean", default: false },
    },
  });
  if (urls.length === 0) {
    throw new Error(
      "Usage: npm run bench:weigh -- <url> … [--visits 3] [--slow]",
    );
  }

  const browser = await launchChromium();
  const columns: Visit[][] = [];
  try {
    for (const url of urls) {
      // The first visit is the server's warm-up and is not counted.
      await visitPage(browser, url, values.slow);
      const visits: Visit[] = [];
      for (let visit = 0; visit < Number(values.visits); visit += 1) {
        visits.push(await visitPage(browser, url, values.slow));
      }
      columns.push(visits);
    }
  } finally {
    await browser.close();
  }

  const body = rows.map(([label, figure, digits]) => [
    label,
    ...columns.map((visits) => medianOf(visits.map(figure)).toFixed(digits)),
  ]);
  console.log(renderTable(["", ...urls], body));
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
