import { defineCommand } from "../src/cli/command";
import { launchChromium } from "./browser/chromium";
import { kinds, type Visit, visitPage } from "./browser/visitPage";
import { readCount, runCommand } from "./command";
import { type Figure, measurePages } from "./measurePages";

const usage = `
Measures what a first visit costs in a browser: bytes, paints, blocking time.

  npm run bench:weigh -- http://127.0.0.1:9100/blog/post-0005
  npm run bench:weigh -- http://127.0.0.1:9100/ http://127.0.0.1:9100/blog --slow

  --visits   how many visits the median is of (default: 3)
  --slow     on a slow network, too
`;

const totalBytes = (bytes: Visit["bytes"]) =>
  Object.values(bytes).reduce((total, count) => total + count, 0);

const figures: readonly Figure<Visit>[] = [
  ["requests", ({ requests }) => requests, 0],
  ["to third parties", ({ thirdParty }) => thirdParty, 0],
  ...kinds.map((kind): Figure<Visit> => [
    `${kind}, kB`,
    ({ bytes }) => bytes[kind] / 1000,
    1,
  ]),
  ["all until loaded, kB", ({ bytes }) => totalBytes(bytes) / 1000, 1],
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
    const browser = await launchChromium();
    try {
      // The first visits warm the server up, and are not counted.
      for (const url of urls) await visitPage(browser, url, slow);
      await measurePages(urls, readCount("--visits", visits), figures, (url) =>
        visitPage(browser, url, slow),
      );
    } finally {
      await browser.close();
    }
    return 0;
  },
});

void runCommand(command);
