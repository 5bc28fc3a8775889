import type { Page } from "@playwright/test";

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

/** What they were told since the last time, as `language: text`. */
export const heard = async (page: Page) => {
  await page.waitForTimeout(400);
  const all = await page.evaluate(() => window.heard);
  await page.evaluate(() => (window.heard = []));
  return all;
};
