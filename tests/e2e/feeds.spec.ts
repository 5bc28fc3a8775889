import type { Page } from "@playwright/test";
import { drawerOf, openDrawer } from "./support/drawer";
import { navigate, openPage } from "./support/openPage";
import { expect, test } from "./support/test";

// Browsers look for it where a document names no icon; XML can't.
test.use({ expectedProblems: [/favicon\.ico/] });

const post = "Reading a contract before you sign it";

/** Relative luminance by WCAG, of a colour as computed styles give it. */
const luminance = (colour: string) => {
  const [red = 0, green = 0, blue = 0] = (colour.match(/[\d.]+/g) ?? [])
    .map((part) => Number(part) / 255)
    .map((part) =>
      part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4,
    );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};

const contrastOf = async (page: Page, selector: string) => {
  const [ink, paper] = await page
    .locator(selector)
    .first()
    .evaluate((element) => [
      getComputedStyle(element).color,
      getComputedStyle(document.documentElement).backgroundColor,
    ]);
  const both = [luminance(ink), luminance(paper)];
  return (Math.max(...both) + 0.05) / (Math.min(...both) + 0.05);
};

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

test("the German drawer leads to the German feed", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openDrawer(page, "/blog");
  const link = drawerOf(page).recent.getByRole("link", { name: "RSS feed" });
  await expect(link).toHaveAttribute("href", "/blog/rss.xml");
  await openPage(page, "/de/blog");
  const footer = page.getByRole("contentinfo");
  await footer.getByRole("link", { name: "RSS-Feed" }).click();
  await expect(page).toHaveURL("/de/blog/rss.xml");
  await expect(page.getByText("Dies ist ein Feed.")).toBeVisible();
  await expect(page.locator("div")).toHaveAttribute("lang", "de-DE");
});

test("the links to feeds follow the page's language", async ({ page }) => {
  const feeds = page.locator("link[type='application/rss+xml']");
  await openPage(page, "/about");
  await expect(feeds).toHaveAttribute("href", "/blog/rss.xml");
  await navigate(page, "/de/about");
  await expect(feeds).toHaveAttribute("href", "/de/blog/rss.xml");
});

for (const colorScheme of ["light", "dark"] as const) {
  for (const file of ["rss.xml", "atom.xml"]) {
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
        expect(await contrastOf(page, selector)).toBeGreaterThan(4.5);
      }
    });
  }
}
