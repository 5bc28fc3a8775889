import { defineCommand, UsageError } from "../src/node/cli/command";
import { launchChromium } from "./browser/chromium";
import { kinds } from "./browser/recordTraffic";
import { type Visit, visitPage } from "./browser/visitPage";
import { medianOf, renderTable } from "./report";
import { readCount, runCommand } from "./runCommand";

const usage = `
What a first visit costs in a browser: bytes, paints, blocking time.

  npm run bench:weigh -- http://127.0.0.1:9100/blog/post-0005
  npm run bench:weigh -- http://127.0.0.1:9100/ http://127.0.0.1:9100/blog --slow

  --visits   how many visits the median is of (default: 3)
  --slow     on a slow network, too
`;

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

const command = defineCommand({
  usage,
  options: {
    visits: { type: "string", default: "3" },
    slow: { type: "boolean", default: false },
  },
  maxPositionals: Infinity,
  run: async ({ visits, slow }, urls) => {
    if (urls.length === 0) throw new UsageError("Name a URL (see --help).");
    const count = readCount("--visits", visits);
    const columns: Visit[][] = [];
    const browser = await launchChromium();
    try {
      for (const url of urls) {
        // The first visit is the server's warm-up and is not counted.
        await visitPage(browser, url, slow);
        const counted: Visit[] = [];
        while (counted.length < count) {
          counted.push(await visitPage(browser, url, slow));
        }
        columns.push(counted);
      }
    } finally {
      await browser.close();
    }
    const body = rows.map(([label, figure, digits]) => [
      label,
      ...columns.map((column) => medianOf(column.map(figure)).toFixed(digits)),
    ]);
    console.log(renderTable(["", ...urls], body));
    return 0;
  },
});

runCommand(command);
