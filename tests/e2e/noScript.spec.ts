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
      await page.locator("article a").first().click();
      await expect(page.locator("main .prose").first()).toBeVisible();
      await page.goto("/about");
      await navigation.getByRole("link", { name: "Deutsch" }).click();
      await expect(page).toHaveURL(/\/de\/about$/);
      await expect(page.locator("html")).toHaveAttribute("lang", "de-DE");
    });

    test("there is one way to the search, in line with the menu", async ({
      page,
    }) => {
      await page.goto("/about");
      const search = page.getByRole("banner").getByRole("link", {
        name: "Search",
      });
      await expect(search).toHaveCount(1);
      const ends = await search.evaluate((node) => {
        const menu = document.querySelector("header nav");
        const { left, right } = node.getBoundingClientRect();
        const around = menu?.getBoundingClientRect();
        return [left - (around?.left ?? 0), (around?.right ?? 0) - right];
      });
      if (width < 996) expect(ends).toEqual([0, 0]);
    });

    test("pictures are shown", async ({ page }) => {
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
