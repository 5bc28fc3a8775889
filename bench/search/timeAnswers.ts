import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  rmSync,
  symlinkSync,
} from "node:fs";
import type { AddressInfo } from "node:net";
import path from "node:path";
import type { Page, Worker } from "@playwright/test";
import { searchIndexFolder } from "../../src/lib/searchIndex";
import { launchChromium } from "../browser/launchChromium";
import { createStaticServer } from "../serving/createStaticServer";

const slowdown = 4;
/** Words that each generated post has a dozen times, and words of the site's own texts. */
const queries = {
  everywhere: ["contract", "screen reader", "query", "label", "render"],
  somewhere: ["notebook", "day rate", "bisect", "pension", "accessible forms"],
} as const;

export type AnswerTimes = Record<keyof typeof queries, number[]>;

/**
 * Milliseconds from a key to its answer on the screen, of a search and words
 * that have been loaded, on a processor slowed down four times.
 * @param root of the site, which must have been built
 * @param index folder with the search's files to ask
 * @param alsoWorker whether the search's worker is as slow, which Chromium leaves as it is
 */
export async function timeAnswers(
  root: string,
  index: string,
  alsoWorker: boolean,
): Promise<AnswerTimes> {
  const site = layOut(path.join(root, "public"), index);
  const server = createStaticServer(site).listen(0, "127.0.0.1");
  const browser = await launchChromium();
  try {
    const { port } = server.address() as AddressInfo;
    const page = await browser.newPage();
    await page.route("https://**", (route) => route.abort());
    const starting = page.waitForEvent("worker");
    await page.goto(`http://127.0.0.1:${port}/search`);
    const field = page.locator("input[role=combobox]");
    await field.fill("notebook");
    await page.getByRole("listbox").getByRole("option").first().waitFor();
    if (alsoWorker) await slowDown(await starting);
    const session = await page.context().newCDPSession(page);
    await session.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
    const times: AnswerTimes = { everywhere: [], somewhere: [] };
    for (const where of ["everywhere", "somewhere"] as const) {
      for (const query of queries[where]) {
        times[where].push(await timeSecond(page, query));
      }
    }
    return times;
  } finally {
    await browser.close();
    server.close();
  }
}

/** Holds back the answers of a worker, each as long as makes it so much slower. */
const slowDown = (worker: Worker) =>
  worker.evaluate((rate) => {
    const say = self.postMessage.bind(self);
    let asked = 0;
    self.addEventListener("message", () => {
      asked = performance.now();
    });
    self.postMessage = (said: unknown) => {
      setTimeout(say, (performance.now() - asked) * (rate - 1), said);
    };
  }, slowdown);

/** Asks twice: once for the index's files, and once for the time. */
async function timeSecond(page: Page, query: string): Promise<number> {
  let time = 0;
  for (let turn = 0; turn < 2; turn += 1) {
    await page.locator("input[role=combobox]").fill("");
    await page.locator("main .search-results").waitFor({ state: "hidden" });
    await page.waitForTimeout(500);
    time = await timeAnswer(page, query);
  }
  return time;
}

/** Types a query at once, and waits until its results have been painted. */
const timeAnswer = (page: Page, query: string) =>
  page.evaluate(
    (text) =>
      new Promise<number>((resolve) => {
        const field = document.querySelector<HTMLInputElement>(
          "main input[role=combobox]",
        );
        const start = performance.now();
        const observer = new MutationObserver(() => {
          if (!document.querySelector("main .search-results")) return;
          observer.disconnect();
          requestAnimationFrame(() => {
            const { port1, port2 } = new MessageChannel();
            port1.onmessage = () => resolve(performance.now() - start);
            port2.postMessage(null);
          });
        });
        observer.observe(document.body, { childList: true, subtree: true });
        // Past React's own setter, which would take the event for no change.
        const value = Object.getOwnPropertyDescriptor(
          HTMLInputElement.prototype,
          "value",
        );
        value?.set?.call(field, text);
        field?.dispatchEvent(new Event("input", { bubbles: true }));
      }),
    query,
  );

/** The built site with another index. */
function layOut(built: string, index: string): string {
  if (!existsSync(path.join(built, "search/index.html"))) {
    throw new Error('There is no build to search. Run "npm run build" first.');
  }
  const folder = path.join(index, "site");
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const name of readdirSync(built)) {
    if (name === searchIndexFolder) continue;
    symlinkSync(path.join(built, name), path.join(folder, name));
  }
  cpSync(
    path.join(index, searchIndexFolder),
    path.join(folder, searchIndexFolder),
    { recursive: true },
  );
  return folder;
}
