import type { Page } from "@playwright/test";
import { storageKeys } from "../../src/theme/state/storageKeys";
import { hintOf } from "./support/languageHint";
import { navigate, openPage } from "./support/openPage";
import { expect, test } from "./support/test";

const stored = (page: Page) =>
  page.evaluate((key) => localStorage.getItem(key), storageKeys.language);

test.use({ hasLanguageHint: true, locale: "de-DE" });

test("a first visit stays where it is, and is offered the reader's language", async ({
  page,
}) => {
  await openPage(page, "/about?from=mail#main");
  await expect(hintOf(page).offer).toHaveText("Auf Deutsch lesen");
  await expect(page).toHaveURL(/\d\/about\?from=mail#main$/);
  await expect(page.locator("html")).toHaveAttribute("lang", "en-GB");
  await expect(hintOf(page).hint).toHaveAttribute("lang", "de-DE");
  await expect(hintOf(page).hint).toContainText(
    "Diese Seite gibt es auch auf Deutsch",
  );
  expect(await stored(page)).toBeNull();

  await hintOf(page).offer.click();
  await expect(page).toHaveURL(/\/de\/about\?from=mail#main$/);
  await expect(page.locator("html")).toHaveAttribute("lang", "de-DE");
  await expect(page.locator("h1")).toHaveText("Über mich");
  await expect(hintOf(page).hint).toHaveCount(0);
  expect(await stored(page)).toBe("de");
  // Nobody is sent to the chosen language.
  await openPage(page, "/about");
  await expect(page).toHaveURL(/\d\/about$/);
  await expect(hintOf(page).offer).toBeVisible();
});

test("is offered only where there is a translation", async ({ page }) => {
  await openPage(page, "/blog/working-across-time-zones");
  await page.waitForLoadState("networkidle");
  await expect(hintOf(page).hint).toHaveCount(0);
  await navigate(page, "/about");
  await expect(hintOf(page).offer).toHaveAttribute("href", "/de/about");
  await navigate(page, "/privacy");
  await expect(hintOf(page).offer).toHaveAttribute("href", "/de/privacy");
  await navigate(page, "/blog/working-across-time-zones");
  await expect(hintOf(page).hint).toHaveCount(0);
});

test.describe("to a browser in French", () => {
  test.use({ locale: "fr-FR" });

  test("nothing is offered, not even before scripts run", async ({ page }) => {
    await page.route(/\.js$/, () => {});
    await page.goto("/about", { waitUntil: "commit" });
    await expect(page.locator("h1")).toBeVisible();
    await expect(hintOf(page).hint).toBeHidden();
    await page.unrouteAll({ behavior: "ignoreErrors" });
    await openPage(page, "/about");
    await expect(hintOf(page).hint).toHaveCount(0);
  });
});

test("stays dismissed: on other pages, after a reload, in other tabs", async ({
  page,
  context,
}) => {
  const other = await context.newPage();
  await openPage(other, "/privacy");
  await expect(hintOf(other).offer).toBeVisible();
  await openPage(page, "/about");
  await hintOf(page).close.click();
  await expect(hintOf(page).hint).toHaveCount(0);
  await expect(hintOf(other).hint).toHaveCount(0);
  await page.reload();
  await page.waitForLoadState("networkidle");
  await expect(hintOf(page).hint).toHaveCount(0);
  expect(await stored(page)).toBe("none");
});

test("goes when a language is chosen from the menu, and follows that choice", async ({
  page,
}) => {
  await openPage(page, "/about");
  await expect(hintOf(page).offer).toBeVisible();
  await page.getByRole("button", { name: "Language: English" }).click();
  await page
    .getByRole("banner")
    .getByRole("link", { name: "English", exact: true })
    .click();
  await expect(hintOf(page).hint).toHaveCount(0);
  await openPage(page, "/privacy");
  await page.waitForLoadState("networkidle");
  await expect(hintOf(page).hint).toHaveCount(0);
  await openPage(page, "/de/about");
  await expect(hintOf(page).offer).toHaveText("Read in English");
  await expect(page).toHaveURL(/\/de\/about$/);
});
