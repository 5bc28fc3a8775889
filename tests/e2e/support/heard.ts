import { expect, type Page } from "@playwright/test";
import { twoFrames } from "./scrollTo";

declare global {
  interface Window {
    heard: string[];
  }
}

/** Notes what screen readers are told, each with its language. */
export async function listen(page: Page): Promise<void> {
  await page.evaluate(() => {
    window.heard = [];
    new MutationObserver((changes) => {
      for (const { target } of changes) {
        const node = target instanceof Element ? target : target.parentElement;
        const region = node?.closest<HTMLElement>(
          "[aria-live]:not([hidden]), [role=status], [role=alert]",
        );
        const text = region?.innerText.trim();
        if (!region || region.hidden || !text) continue;
        window.heard.push(
          `${region.closest("[lang]")?.getAttribute("lang")}: ${text}`,
        );
      }
    }).observe(document.body, {
      childList: true,
      characterData: true,
      subtree: true,
    });
  });
}

/** Expects that they were told this since the last time, as `language: text`, and nothing else. */
export async function expectHeard(
  page: Page,
  expected: readonly string[],
): Promise<void> {
  const heard = () => page.evaluate(() => window.heard);
  await expect.poll(heard).toEqual(expected);
  await twoFrames(page);
  expect(await heard()).toEqual(expected);
  await page.evaluate(() => (window.heard = []));
}
