import { hintOf } from "./support/languageHint";
import { layoutShifts, watchLayoutShifts } from "./support/layoutShift";
import { openPage } from "./support/openPage";
import { scrollTo } from "./support/scrollTo";
import { expect, test } from "./support/test";
import { violationsInModes } from "./support/violations";

test.use({ hasLanguageHint: true, locale: "de-DE" });

test("comes without moving anything", async ({ page }) => {
  await watchLayoutShifts(page);
  // On a screen that it does not fill, the page ends with its foot.
  for (const [width, height] of [
    [390, 800],
    [1280, 2_400],
  ] as const) {
    await page.setViewportSize({ width, height });
    await openPage(page, "/about");
    await expect(hintOf(page).offer).toBeVisible();
    expect(await layoutShifts(page)).toEqual([]);
  }
});

test("is above the page with the first paint, and goes away with it", async ({
  page,
}) => {
  await page.route(/\.js$/, () => {});
  await page.goto("/about", { waitUntil: "commit" });
  for (const width of [320, 390, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await expect(hintOf(page).offer).toBeVisible();
    const [hint, bar] = await Promise.all([
      hintOf(page).hint.boundingBox(),
      page.getByRole("banner").boundingBox(),
    ]);
    expect(hint?.y).toBe(0);
    expect(hint?.height).toBeLessThan(70);
    expect(hint?.height).toBeLessThanOrEqual(bar?.y ?? 0);
  }
  await scrollTo(page, 400);
  await expect(hintOf(page).hint).not.toBeInViewport();
});

test("comes right after the skip link, and gives the focus to the page", async ({
  page,
}) => {
  await openPage(page, "/about");
  await expect(hintOf(page).offer).toBeVisible();
  await page.keyboard.press("Tab");
  await expect(page.locator("a[href='#main']")).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(hintOf(page).offer).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(hintOf(page).close).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(hintOf(page).hint).toHaveCount(0);
  await expect(page.locator("main")).toBeFocused();
});

test("is accessible, and not on paper", async ({ page }) => {
  await page.setViewportSize({ width: 674, height: 400 });
  await openPage(page, "/about");
  await expect(
    page.getByRole("complementary", { name: "Sprache" }),
  ).toBeVisible();
  expect(await violationsInModes(page, [390, 1280], "[data-hint]")).toEqual([]);
  await page.emulateMedia({ media: "print" });
  await expect(hintOf(page).hint).toBeHidden();
});
