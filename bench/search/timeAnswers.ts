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
import type { Page } from "@playwright/test";
import { searchIndexFolder } from "../../src/lib/searchIndex";
import { launchChromium } from "../browser/launchChromium";
import { createStaticServer } from "../serving/createStaticServer";

const slowdown = 4;
/** Words of the generated posts and of the site's own, of one word and of two. */
const queries = [
  "contract",
  "screen reader",
  "query",
  "label",
  "render",
  "day rate",
  "prototype",
  "accessible forms",
] as const;

/**
 * Milliseconds from a key to its answer on the screen, of a search and words
 * that have been loaded, on a processor slowed down four times.
 * @param root of the site, which must have been built
 * @param index folder with the search's files to ask
 */
export async function timeAnswers(
  root: string,
  index: string,
): Promise<number[]> {
  const site = layOut(path.join(root, "public"), index);
  const server = createStaticServer(site).listen(0, "127.0.0.1");
  const browser = await launchChromium();
  try {
    const { port } = server.address() as AddressInfo;
    const page = await browser.newPage();
    await page.route("https://**", (route) => route.abort());
    await page.goto(`http://127.0.0.1:${port}/search`);
    const field = page.locator("input[role=combobox]");
    await field.fill("notebook");
    await page.getByRole("listbox").getByRole("option").first().waitFor();
    const session = await page.context().newCDPSession(page);
    await session.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
    const times: number[] = [];
    for (const query of queries) {
      // Once for the index's files, and once for the time.
      for (const isLoaded of [false, true]) {
        await field.fill("");
        await page.locator("main .search-results").waitFor({ state: "hidden" });
        await page.waitForTimeout(500);
        const time = await timeAnswer(page, query);
        if (isLoaded) times.push(time);
      }
    }
    return times;
  } finally {
    await browser.close();
    server.close();
  }
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
