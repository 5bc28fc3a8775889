import type { Page } from "@playwright/test";
import { openPage } from "./support/openPage";
import { expect, test } from "./support/test";

const button = (page: Page) =>
  page.getByRole("button", { name: /^(Language|Sprache):/ });
const list = (page: Page) =>
  page.getByRole("list", { name: /^(Language|Sprache)$/ });
const language = (page: Page, name: string) =>
  list(page).getByRole("link", { name: new RegExp(`^${name}`) });

test("lists every language, and is walked through by keyboard", async ({
  page,
}) => {
  await openPage(page, "/about");
  await expect(list(page)).toBeHidden();
  await button(page).focus();
  await page.keyboard.press("Enter");
  await expect(list(page)).toBeVisible();
  const links = list(page).getByRole("link");
  expect(
    await links.evaluateAll((all) =>
      all.map((link) =>
        ["href", "lang", "hreflang", "aria-current"].map((name) =>
          link.getAttribute(name),
        ),
      ),
    ),
  ).toEqual([
    ["/about", "en-GB", "en-GB", "true"],
    ["/de/about", "de-DE", "de-DE", null],
  ]);
  await page.keyboard.press("Tab");
  await expect(language(page, "English")).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(list(page)).toBeHidden();
  await expect(button(page)).toBeFocused();
  await page.keyboard.press("Space");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await expect(language(page, "Deutsch")).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/de\/about$/);
  await expect(list(page)).toBeHidden();
});

test("keeps query and hash, however they came about", async ({ page }) => {
  await openPage(page, "/about?from=mail#main");
  const german = page.locator("a[hreflang=de-DE]").first();
  await expect(german).toHaveAttribute("href", "/de/about?from=mail#main");
  // A plain link to a place on the page.
  await page.evaluate(() => {
    location.hash = "elsewhere";
  });
  await expect(german).toHaveAttribute("href", "/de/about?from=mail#elsewhere");
  // Of this the router hears nothing.
  await page.evaluate(() => {
    history.replaceState(history.state, "", "?tab=two");
  });
  await button(page).click();
  await german.click();
  await expect(page).toHaveURL(/\/de\/about\?tab=two$/);
});
