import { navigate, openPage } from "./support/openPage";
import { expect, test } from "./support/test";

// Browsers look for it where a document names no icon; XML can't.
test.use({ expectedProblems: [/favicon\.ico/] });

test("the list leads to the feed, and Back to the list", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await openPage(page, "/blog");
  await page
    .getByRole("complementary")
    .getByRole("link", { name: "RSS feed" })
    .click();
  await expect(page).toHaveURL("/blog/rss.xml");
  await page.goBack();
  await expect(page).toHaveURL("/blog");
});

test("the links to feeds follow the page's language", async ({ page }) => {
  await openPage(page, "/blog");
  const feeds = page.locator("link[type='application/rss+xml']");
  await expect(feeds).toHaveAttribute("href", "/blog/rss.xml");
  await navigate(page, "/de/about");
  await expect(feeds).toHaveAttribute("href", "/de/blog/rss.xml");
  await page
    .getByRole("contentinfo")
    .getByRole("link", { name: "RSS-Feed" })
    .click();
  await expect(page).toHaveURL("/de/blog/rss.xml");
});
