import type { Page } from "@playwright/test";

/** Waits for two frames: one to lay out or to scroll, one to react. */
export const twoFrames = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(() => resolve()));
      }),
  );

/** Scrolls to a place at once, and waits until the page has seen it. */
export async function scrollTo(page: Page, y: number): Promise<void> {
  await page.evaluate(
    (top) => window.scrollTo({ top, behavior: "instant" }),
    y,
  );
  await twoFrames(page);
}

/** How far the page is scrolled, in whole pixels. */
export const scrollTop = (page: Page) =>
  page.evaluate(() => Math.round(window.scrollY));
