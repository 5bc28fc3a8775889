import { wcagContrast } from "culori";
import { navigate, openPage } from "./support/openPage";
import { expect, test } from "./support/test";

// Browsers look for it where a document names no icon; XML can't.
test.use({ expectedProblems: [/favicon\.ico/] });

const post = "Reading a contract before you sign it";

test("the list leads to the feed, which says what it is and leads on", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await openPage(page, "/blog");
  await page
    .getByRole("complementary")
    .getByRole("link", { name: "RSS feed" })
    .click();
  await expect(page).toHaveURL("/blog/rss.xml");
  await expect(
    page.getByRole("heading", { level: 1, name: "Alex Example: Blog" }),
  ).toBeVisible();
  await expect(page.getByText("This is a feed.")).toBeVisible();
  await expect(page.getByRole("link", { name: post })).toHaveAttribute(
    "href",
    /\/blog\/reading-a-contract$/,
  );
  // The XML itself is for feed readers.
  await expect(page.locator("item").first()).toBeHidden();
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
  await expect(page.getByText("Dies ist ein Feed.")).toBeVisible();
  await expect(page.locator("div")).toHaveAttribute("lang", "de-DE");
});

for (const [file, colorScheme] of [
  ["rss.xml", "light"],
  ["atom.xml", "dark"],
] as const) {
  test(`${file} reads well on a small screen in ${colorScheme} mode`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await page.emulateMedia({ colorScheme });
    await page.goto(`/de/blog/${file}`);
    const widths = await page.evaluate(() => [
      document.documentElement.scrollWidth,
      innerWidth,
    ]);
    expect(widths[0]).toBe(widths[1]);
    for (const selector of ["h1", "h1 + p", "dt", "li span", "li p", "a"]) {
      const [ink, paper] = await page
        .locator(selector)
        .first()
        .evaluate((element) => [
          getComputedStyle(element).color,
          getComputedStyle(document.documentElement).backgroundColor,
        ]);
      expect(wcagContrast(ink, paper), selector).toBeGreaterThan(4.5);
    }
  });
}
