import type { Page } from "@playwright/test";
import { dataOf } from "./support/addresses";
import { hold } from "./support/hold";
import { navigate, openPage } from "./support/openPage";
import { twoFrames } from "./support/scrollTo";
import { expect, test } from "./support/test";

const bar = (page: Page) => page.locator("#nprogress .bar");

declare global {
  interface Window {
    ___loader: { loadPage: (path: string) => Promise<unknown> };
  }
}

/**
 * Follows an address, and tells what comes first: 195 ms, the bar, 700 ms.
 * Timers of one page end in their order, however busy the machine is. Beside
 * it, what the bar says as it comes.
 */
const watchBar = (page: Page, to: string) =>
  page.evaluate(
    (path) =>
      new Promise<{ order: string[]; value: string | null }>((resolve) => {
        const order: string[] = [];
        let value: string | null = null;
        setTimeout(() => order.push("195 ms"), 195);
        window.___navigate(path);
        setTimeout(() => {
          order.push("700 ms");
          resolve({ order, value });
        }, 700);
        new MutationObserver((_changes, observer) => {
          const bar = document.querySelector("#nprogress .bar");
          if (!bar) return;
          observer.disconnect();
          value = bar.getAttribute("aria-valuenow");
          order.push("the bar");
        }).observe(document.body, { childList: true });
      }),
    to,
  );

test("a slow page shows a thin bar after 200 ms", async ({ page }) => {
  // From the start, for what comes into view is fetched early.
  const imprint = await hold(page, dataOf("/imprint"));
  await openPage(page, "/blog");
  expect(await watchBar(page, "/imprint")).toEqual({
    order: ["195 ms", "the bar", "700 ms"],
    value: "0.08",
  });
  await expect(bar(page)).toHaveAttribute("aria-hidden", "true");
  await expect(bar(page)).toHaveCSS("height", "2px");
  await expect(page.locator("#nprogress .spinner")).toHaveCount(0);
  const grown = async () =>
    Number(await bar(page).getAttribute("aria-valuenow"));
  await expect.poll(grown).toBeGreaterThan(0.08);
  await expect(page.locator("h1")).toHaveText("Blog");

  await imprint.release();
  await expect(page.locator("h1")).toHaveText("Imprint");
  await expect(bar(page)).toHaveCount(0);
});

test("a quick page, a hash and a query show none @ci", async ({ page }) => {
  await page.clock.install();
  await openPage(page, "/about");
  await page.evaluate(() => {
    new MutationObserver(() => {
      if (document.getElementById("nprogress")) document.title = "a bar";
    }).observe(document.body, { childList: true });
  });
  // What a busy machine fetches now may take its time.
  await page.evaluate(() => window.___loader.loadPage("/imprint"));
  await navigate(page, "/imprint");
  await expect(page.locator("h1")).toHaveText("Imprint");
  // From here on time passes only when the test says so.
  const now = await page.evaluate(() => Date.now());
  await page.clock.pauseAt(now + 1_000);
  const held = await hold(page, /page-data/);
  await navigate(page, "/imprint?a=b");
  await navigate(page, "/imprint#main");
  await page.clock.fastForward(400);
  await expect(page).not.toHaveTitle("a bar");
  // One that has to be fetched does.
  await navigate(page, "/privacy");
  await page.clock.fastForward(400);
  await expect(page).toHaveTitle("a bar");
  await held.release();
});

test("the last wish wins, and Back calls one off @ci", async ({ page }) => {
  await openPage(page, "/blog");
  const title = page.locator("h1");
  for (const [file, to, leave, shown] of [
    ["/imprint", "/imprint", () => navigate(page, "/privacy"), "Privacy"],
    ["/cv", "/cv", () => page.evaluate(() => history.back()), "Blog"],
  ] as const) {
    const held = await hold(page, dataOf(file));
    await navigate(page, to);
    await expect(bar(page)).toBeAttached();
    await leave();
    await expect(title).toHaveText(shown);
    await expect(bar(page)).toHaveCount(0);
    const came = page.waitForResponse(dataOf(file));
    await held.release();
    await (await came).finished();
    await twoFrames(page);
    await expect(title).toHaveText(shown);
  }
});
