import { openPage } from "./support/openPage";
import { expect, test } from "./support/test";

test("a post leads to its tag, to all tags and back by keyboard", async ({
  page,
}) => {
  await openPage(page, "/de/blog/first-blog-post");
  await page.locator('main a[href="/de/blog/tags/craft"]').focus();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/de/blog/tags/craft");
  await expect(page.locator("h1")).toHaveText(
    /^4\sBeiträge mit dem Schlagwort „Handwerk“$/,
    { useInnerText: true },
  );
  await expect(page.locator("main article")).toHaveCount(4);

  await page
    .locator("main")
    .getByRole("link", { name: "Alle Schlagwörter" })
    .focus();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/de/blog/tags");
  // The old page stays until the other one is ready.
  await expect(page.locator("h1")).toHaveText("Schlagwörter");
  const tags = page.locator("main li a");
  await tags.first().focus();
  await page.keyboard.press("Tab");
  await expect(tags.nth(1)).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.locator("main article")).not.toHaveCount(0);
});

test("the list leads from page to page", async ({ page }) => {
  await openPage(page, "/blog");
  await expect(page.locator("main article").first()).toContainText("Pinned");
  const nav = page.getByRole("navigation", { name: "Blog list pages" });
  const older = nav.getByRole("link", { name: "Older entries" });
  const current = nav.locator('[aria-current="page"]');
  await expect(current).toHaveText(/1$/);
  await older.click();
  await expect(page).toHaveURL("/blog/page/2");
  await expect(current).toHaveText(/^Page 2/);
  await expect(page).toHaveTitle(/\b2\b/);
  await expect(older).toHaveCount(0);
  await nav.getByRole("link", { name: /1$/ }).click();
  await expect(page).toHaveURL("/blog");
});
