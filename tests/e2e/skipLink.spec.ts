import type { Page } from "@playwright/test";
import { navigate, openPage } from "./support/openPage";
import { expect, test } from "./support/test";

test.describe("the skip link", () => {
  const skip = (page: Page) => page.locator('a[href="#main"]');

  test("works after a navigation as well, in the page's language", async ({
    page,
  }) => {
    await openPage(page, "/about");
    await navigate(page, "/de/about");
    await expect(page.locator("h1")).toHaveText("Über mich");
    await skip(page).focus();
    await expect(skip(page)).toHaveText("Zum Hauptinhalt springen");
    await expect(skip(page)).toBeInViewport({ ratio: 1 });
    await page.keyboard.press("Enter");
    await expect(page.locator("main")).toBeFocused();
    await page.keyboard.press("Tab");
    await expect(page.locator("main :focus")).toHaveCount(1);
  });

  test.describe("without JavaScript", () => {
    test.use({ javaScriptEnabled: false });

    test("leads into the content", async ({ page }) => {
      await page.goto("/de/about");
      await page.keyboard.press("Tab");
      await expect(skip(page)).toBeFocused();
      await expect(skip(page)).toBeInViewport({ ratio: 1 });
      await page.keyboard.press("Enter");
      await page.keyboard.press("Tab");
      await expect(page.locator("main :focus")).toHaveCount(1);
    });
  });
});
