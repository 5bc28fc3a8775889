import { expect, test } from "../e2e/support/test";

test.use({ javaScriptEnabled: false });

for (const width of [390, 1280]) {
  test.describe(`without JavaScript at ${width} px`, () => {
    test.use({ viewport: { width, height: 844 } });

    test("every page of a version is reached by its sidebar", async ({
      page,
    }) => {
      await page.goto("/docs/next");
      const sidebar = page.getByRole("navigation", { name: "Client handbook" });
      const access = sidebar.getByRole("link", { name: "Access" });
      await expect(access).toBeHidden();
      await sidebar.locator("summary").first().click();
      await access.click();
      await expect(page).toHaveURL("/docs/next/start/access");
      await expect(sidebar.locator("[aria-current=page]")).toHaveText("Access");
      await expect(access).toBeVisible();
    });

    test("other versions are reached from the bar", async ({ page }) => {
      await page.goto("/docs/next/start/first-week");
      const bar = page.getByRole("navigation", { name: "Main navigation" });
      const entry = bar.getByRole("link", { name: "1.0", exact: true });
      if (!(await entry.isVisible())) {
        await bar.getByText("Next", { exact: true }).first().hover();
      }
      await entry.click();
      await expect(page).toHaveURL("/docs/1.0/start/first-week");
    });
  });
}
