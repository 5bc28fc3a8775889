import { locales, pathIn } from "../screens";
import { openPage } from "./support/openPage";
import { expect, test } from "./support/test";

const texts = {
  en: {
    heading: /^4\sposts tagged “Craft”$/,
    all: "All tags",
    pages: "Blog list pages",
    older: "Older entries",
    pinned: "Pinned",
    page: /^Page 2/,
  },
  de: {
    heading: /^4\sBeiträge mit dem Schlagwort „Handwerk“$/,
    all: "Alle Schlagwörter",
    pages: "Seiten der Beitragsliste",
    older: "Ältere Beiträge",
    pinned: "Angeheftet",
    page: /^Seite 2/,
  },
};
const textsOf = (locale: string) => texts[locale === "de" ? "de" : "en"];

for (const locale of locales) {
  const own = textsOf(locale);
  const at = (path: string) => pathIn(locale, path);

  test(`a post leads to its tag, to all tags and back by keyboard, ${locale}`, async ({
    page,
  }) => {
    await openPage(page, at("/blog/first-blog-post"));
    await page.locator(`main a[href="${at("/blog/tags/craft")}"]`).focus();
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(at("/blog/tags/craft"));
    await expect(page.locator("h1")).toHaveText(own.heading, {
      useInnerText: true,
    });
    await expect(page.locator("main article")).toHaveCount(4);

    const all = page.locator("main").getByRole("link", { name: own.all });
    await all.focus();
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(at("/blog/tags"));
    const tags = page.locator("main li a");
    await tags.first().focus();
    await page.keyboard.press("Tab");
    await expect(tags.nth(1)).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(page.locator("main article")).not.toHaveCount(0);
    await page.goBack();
    await expect(page).toHaveURL(at("/blog/tags"));
  });

  test(`the list leads from page to page, ${locale}`, async ({ page }) => {
    await openPage(page, at("/blog"));
    await expect(page.locator("main article").first()).toContainText(
      own.pinned,
    );
    const nav = page.getByRole("navigation", { name: own.pages });
    const current = nav.locator('[aria-current="page"]');
    await expect(current).toHaveText(/1$/);
    await nav.getByRole("link", { name: own.older }).click();
    await expect(page).toHaveURL(at("/blog/page/2"));
    await expect(current).toHaveText(own.page);
    await expect(page).toHaveTitle(/\b2\b/);
    await expect(nav.getByRole("link", { name: own.older })).toHaveCount(0);
    await nav.getByRole("link", { name: /1$/ }).click();
    await expect(page).toHaveURL(at("/blog"));
  });
}

test("the archive's years can be linked to", async ({ page }) => {
  await openPage(page, "/blog/archive#2025");
  const year = page.getByRole("heading", { name: "2025" });
  await expect(year).toBeInViewport();
  const bar = await page.locator("header").first().boundingBox();
  const top = (await year.boundingBox())?.y ?? 0;
  expect(top).toBeGreaterThan((bar?.height ?? 0) - 1);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("tags and pages can be reached", async ({ page }) => {
    await page.goto("/de/blog");
    await page.locator('main a[rel="next"]').click();
    await expect(page).toHaveURL("/de/blog/page/2");
    await page.locator("main article h2 a").first().click();
    await page.locator('main a[rel="tag"]').first().click();
    await expect(page.locator("h1")).toHaveText(/Schlagwort/);
    await page
      .locator("main")
      .getByRole("link", { name: "Alle Schlagwörter" })
      .click();
    await expect(page).toHaveURL("/de/blog/tags");
  });
});
