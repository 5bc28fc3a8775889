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

test("who goes back before the router has followed is where they were", async ({
  page,
}) => {
  await openPage(page, "/blog/accessible-forms");
  const entries = page.locator('main nav a[href^="#"]');
  await entries.nth(1).click();
  await expect.poll(() => scrollTop(page)).toBeGreaterThan(0);
  const first = await scrollTop(page);
  await page.waitForTimeout(300);
  // The router waits for a frame before it follows.
  await page.evaluate(() => {
    const request = window.requestAnimationFrame.bind(window);
    window.requestAnimationFrame = (act) =>
      request(() => setTimeout(act, 500, performance.now()));
  });
  await entries.nth(3).click();
  await expect
    .poll(() => scrollTop(page), { intervals: [20] })
    .toBeGreaterThan(first);
  await page.waitForTimeout(100);
  await goBack(page);
  await page.waitForTimeout(1_200);
  expect(await scrollTop(page)).toBe(first);
});

for (const [name, hash] of [
  ["as it is", (id: string) => id],
  ["percent-encoded", (id: string) => encodeURIComponent(id)],
] as const) {
  test(`a hash with an umlaut, written ${name}, leads below the bar`, async ({
    page,
  }) => {
    await openPage(page, "/de/blog/what-to-charge");
    const id = await page
      .locator("main h2[id]")
      .evaluateAll(
        (all) =>
          all.map((one) => one.id).find((one) => /[äöü]/.test(one)) ?? "",
      );
    expect(id).toMatch(/[äöü]/);
    await navigate(page, "/de/about");
    await expect(page).toHaveURL(/\/de\/about$/);
    await navigate(page, `/de/blog/what-to-charge#${hash(id)}`);
    const heading = page.locator(`[id="${id}"]`);
    await expect(heading).toBeInViewport();
    const bar = await page.locator("header").first().boundingBox();
    const box = await heading.boundingBox();
    expect(box?.y).toBeGreaterThanOrEqual((bar?.y ?? 0) + (bar?.height ?? 0));
    expect(box?.y).toBeLessThan(400);
  });
}

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
