import type { Page } from "@playwright/test";
import { storageKeys } from "../../src/theme/state/storageKeys";
import { hintOf } from "./support/languageHint";
import { layoutShifts, watchLayoutShifts } from "./support/layoutShift";
import { navigate, openPage } from "./support/openPage";
import { scrollTo } from "./support/scrollTo";
import { stored } from "./support/storage";
import { expect, test } from "./support/test";
import { setTextSize } from "./support/textSize";

const storedLanguage = (page: Page) => stored(page, storageKeys.language);

test.use({ hasLanguageHint: true, locale: "de-DE" });

test("a first visit is offered the reader's language", async ({ page }) => {
  await openPage(page, "/about?from=mail#main");
  const { hint, offer } = hintOf(page);
  await expect(offer).toHaveText("Auf Deutsch lesen");
  await expect(page).toHaveURL(/\d\/about\?from=mail#main$/);
  await expect(page.locator("html")).toHaveAttribute("lang", "en-GB");
  await expect(hint).toHaveAttribute("lang", "de-DE");
  await expect(hint).toContainText("Diese Seite gibt es auch auf Deutsch");
  await expect(hint).toHaveRole("complementary");
  await expect(hint).toHaveAccessibleName("Sprache");
  expect(await storedLanguage(page)).toBeNull();

  await offer.click();
  await expect(page).toHaveURL(/\/de\/about\?from=mail#main$/);
  await expect(page.locator("html")).toHaveAttribute("lang", "de-DE");
  await expect(page.locator("h1")).toHaveText("Über mich");
  await expect(hint).toBeHidden();
  expect(await storedLanguage(page)).toBe("de");
  // Nobody is sent to the chosen language.
  await openPage(page, "/about");
  await expect(page).toHaveURL(/\d\/about$/);
  await expect(offer).toBeVisible();

  // Only where there is a translation.
  await navigate(page, "/blog/working-across-time-zones");
  await expect(hint).toHaveCount(0);
});

test.describe("to a browser in French", () => {
  test.use({ locale: "fr-FR" });

  test("nothing is offered, not even at first @ci", async ({ page }) => {
    await page.route(/\.js$/, () => {});
    await page.goto("/about", { waitUntil: "commit" });
    await expect(page.locator("h1")).toBeVisible();
    await expect(hintOf(page).hint).toBeHidden();
    await page.unrouteAll({ behavior: "ignoreErrors" });
    await openPage(page, "/about");
    await expect(hintOf(page).hint).toBeHidden();
  });
});

test("stays dismissed, in other tabs too @ci", async ({ page, context }) => {
  const other = await context.newPage();
  await openPage(other, "/privacy");
  await expect(hintOf(other).offer).toBeVisible();
  await openPage(page, "/about");
  const { hint, offer, close } = hintOf(page);
  // It comes right after the skip link, and gives the focus to the page.
  for (const next of [page.locator("a[href='#main']"), offer, close]) {
    await page.keyboard.press("Tab");
    await expect(next).toBeFocused();
  }
  await page.keyboard.press("Enter");
  await expect(hint).toBeHidden();
  await expect(page.locator("main")).toBeFocused();
  await expect(hintOf(other).hint).toBeHidden();
  await openPage(page, "/about");
  await expect(hint).toBeHidden();
  expect(await storedLanguage(page)).toBe("none");
});

test("comes with the first paint, and moves nothing @ci", async ({ page }) => {
  await watchLayoutShifts(page);
  await page.route(/\.js$/, () => {});
  await page.goto("/about", { waitUntil: "commit" });
  const { hint, offer } = hintOf(page);
  for (const width of [320, 390, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await expect(offer).toBeVisible();
    const bar = await page.getByRole("banner").boundingBox();
    const box = await hint.boundingBox();
    expect(box?.y).toBe(0);
    expect(box?.height).toBeLessThan(70);
    expect(box?.height).toBeLessThanOrEqual(bar?.y ?? 0);
  }
  await scrollTo(page, 400);
  await expect(hint).not.toBeInViewport();
  await page.unrouteAll({ behavior: "ignoreErrors" });

  // On a screen that it does not fill, the page ends with its foot.
  for (const [width, height] of [
    [1280, 2_400],
    [390, 844],
  ] as const) {
    await page.setViewportSize({ width, height });
    await openPage(page, "/about");
    await expect(offer).toBeVisible();
    expect(await layoutShifts(page)).toEqual([]);
  }
  // In large text it leaves the heading in sight.
  await setTextSize(page, 32);
  expect((await hint.boundingBox())?.height).toBeLessThan(200);
  await expect(page.locator("h1")).toBeInViewport({ ratio: 1 });
  await page.emulateMedia({ media: "print" });
  await expect(hint).toBeHidden();
});
