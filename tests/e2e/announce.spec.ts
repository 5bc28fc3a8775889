import type { Page } from "@playwright/test";
import { navigate, openPage } from "./support/openPage";
import { expect, test } from "./support/test";

declare global {
  interface Window {
    heard: string[];
  }
}

/** Notes what screen readers are told, each with its language. */
async function listen(page: Page): Promise<void> {
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

const heard = async (page: Page) => {
  await page.waitForTimeout(400);
  const all = await page.evaluate(() => window.heard);
  await page.evaluate(() => (window.heard = []));
  return all;
};

test("the title of each new page is said once, in its language", async ({
  page,
}) => {
  await openPage(page, "/");
  await listen(page);
  await navigate(page, "/about");
  await expect(page).toHaveTitle(/About/);
  expect(await heard(page)).toEqual([`en-GB: ${await page.title()}`]);

  await navigate(page, "/de/about");
  await expect(page).toHaveTitle(/Über mich/);
  expect(await heard(page)).toEqual([`de-DE: ${await page.title()}`]);

  await page.evaluate(() => history.back());
  await expect(page).toHaveTitle(/About/);
  expect(await heard(page)).toEqual([`en-GB: ${await page.title()}`]);
});

test("Gatsby's own announcer, which speaks English, is not heard", async ({
  page,
}) => {
  await openPage(page, "/de");
  await navigate(page, "/de/about");
  await expect(page.locator("#gatsby-announcer")).toContainText("Navigated");
  await expect(page.locator("#gatsby-announcer")).toBeHidden();
});

test("neither the first page, nor a hash, nor a query is announced", async ({
  page,
}) => {
  await openPage(page, "/blog");
  await listen(page);
  await navigate(page, "/blog?a=b");
  await navigate(page, "/blog?a=b#main");
  await expect(page).toHaveURL(/#main$/);
  expect(await heard(page)).toEqual([]);
});
