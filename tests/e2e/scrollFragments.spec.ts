import type { Page } from "@playwright/test";
import { navigate, openPage } from "./support/openPage";
import { scrollTo, scrollTop } from "./support/scrollTo";
import { expect, test } from "./support/test";

const goBack = (page: Page) => page.evaluate(() => history.back());

test("entries of the table of contents have places of their own", async ({
  page,
}) => {
  await openPage(page, "/blog/accessible-forms");
  const entries = page.locator('main nav a[href^="#"]');
  await scrollTo(page, 300);
  await entries.nth(1).click();
  await expect.poll(() => scrollTop(page)).not.toBe(300);
  const first = await scrollTop(page);
  await entries.nth(3).click();
  await expect.poll(() => scrollTop(page)).not.toBe(first);
  await goBack(page);
  await expect.poll(() => scrollTop(page)).toBe(first);
  await goBack(page);
  await expect.poll(() => scrollTop(page)).toBe(300);
});

test("a hash with an umlaut leads below the bar", async ({ page }) => {
  await openPage(page, "/de/blog/what-to-charge");
  const heading = page.locator("main :is(h2[id*=ä], h2[id*=ö], h2[id*=ü])");
  const id = (await heading.first().getAttribute("id")) ?? "";
  for (const hash of [id, encodeURIComponent(id)]) {
    await navigate(page, "/de/about");
    await expect(page).toHaveURL(/\/de\/about$/);
    await navigate(page, `/de/blog/what-to-charge#${hash}`);
    await expect(heading.first()).toBeInViewport();
    const bar = await page.locator("header").first().boundingBox();
    const box = await heading.first().boundingBox();
    expect(box?.y).toBeGreaterThanOrEqual((bar?.y ?? 0) + (bar?.height ?? 0));
    expect(box?.y).toBeLessThan(400);
  }
});

test("a hash that leads nowhere, or is garbage, shows the top", async ({
  page,
}) => {
  for (const hash of ["#nothing", "#%E0%A4%A", "#100%"]) {
    await openPage(page, "/blog");
    await scrollTo(page, 700);
    await navigate(page, `/blog/archive${hash}`);
    await expect(page).toHaveURL(/\/archive#/);
    await expect.poll(() => scrollTop(page)).toBe(0);
  }
});
