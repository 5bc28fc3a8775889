import { expect, test } from "./support/test";

for (const width of [390, 1280]) {
  test.describe(`where the first script does not come, at ${width} px`, () => {
    test.use({
      expectedProblems: [/ERR_FAILED/],
      viewport: { width, height: 844 },
    });

    test("menus and languages are within reach, as without scripts @ci", async ({
      page,
    }) => {
      await page.route(/\/app-[^/]+\.js$/, (route) => route.abort("failed"));
      await page.goto("/about");
      const bar = page.getByRole("banner");
      await expect(bar.getByRole("link", { name: "Search" })).toHaveCount(1);
      await expect(bar.locator("[data-script=only]:visible")).toHaveCount(0);
      const blog = bar.getByRole("link", { name: "Blog" });
      await blog.hover();
      await expect(bar.getByRole("link", { name: "Archive" })).toBeVisible();
      if (width > 996)
        await bar.getByRole("button", { name: /^Language/ }).hover();
      await bar.getByRole("link", { name: "Deutsch" }).click();
      await expect(page).toHaveURL(/\/de\/about$/);
    });
  });
}
