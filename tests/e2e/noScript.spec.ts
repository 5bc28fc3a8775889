import { expect, test } from "./support/test";

test.use({ javaScriptEnabled: false });

for (const width of [390, 1280]) {
  test.describe(`without JavaScript at ${width} px`, () => {
    test.use({ viewport: { width, height: 844 } });

    test("all texts, links and languages can be reached", async ({ page }) => {
      await page.goto("/");
      await expect(page.locator("h1")).toBeVisible();
      const navigation = page.getByRole("navigation", {
        name: "Main navigation",
      });
      await navigation.getByRole("link", { name: "Blog" }).click();
      await expect(page).toHaveURL(/\/blog$/);
      await expect(
        navigation.getByRole("link", { name: "Archive" }),
      ).toBeVisible({ visible: width < 996 });
      await page.locator("article a").first().click();
      await expect(page.locator("main .prose").first()).toBeVisible();
      await page.goto("/about");
      const search = page.getByRole("banner").getByRole("link", {
        name: "Search",
      });
      await expect(search).toHaveCount(1);
      await navigation.getByRole("link", { name: "Deutsch" }).click();
      await expect(page).toHaveURL(/\/de\/about$/);
      await expect(page.locator("html")).toHaveAttribute("lang", "de-DE");

      await page.goto("/blog/authors");
      const portrait = page.locator("main img").first();
      await portrait.scrollIntoViewIfNeeded();
      await expect(portrait).toBeVisible();
      await expect
        .poll(() => page.locator("main img:visible").count())
        .toBeGreaterThan(1);
    });
  });
}

test("the skip link leads into the content", async ({ page }) => {
  await page.goto("/de/about");
  const skip = page.locator('a[href="#main"]');
  await page.keyboard.press("Tab");
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport({ ratio: 1 });
  await page.keyboard.press("Enter");
  await page.keyboard.press("Tab");
  await expect(page.locator("main :focus")).toHaveCount(1);
});
