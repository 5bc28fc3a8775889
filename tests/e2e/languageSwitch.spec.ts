import type { Page } from "@playwright/test";
import { navigate, openPage, waitForReact } from "./support/openPage";
import { expect, test } from "./support/test";

/** Pages whose versions are told in ways of their own, each in English and in German. */
const cases: Record<string, readonly [english: string, german: string]> = {
  "the start page": ["/?from=mail#main", "/de?from=mail#main"],
  "a further page of a list": ["/blog/page/2#main", "/de/blog/page/2#main"],
  "a text that stands in": [
    "/blog/e-rechnung-fuer-freelancer?from=mail",
    "/de/blog/e-rechnung-fuer-freelancer?from=mail",
  ],
  "the search": ["/search?q=index", "/de/search?q=index"],
  "an unknown path": [
    "/nowhere/at-all?from=mail#main",
    "/de/nowhere/at-all?from=mail#main",
  ],
};

const languages = {
  "en-GB": { menu: "Language", own: "English", other: "Deutsch" },
  "de-DE": { menu: "Sprache", own: "Deutsch", other: "English" },
} as const;

type Tag = keyof typeof languages;

const menuOf = (page: Page, from: Tag) => {
  const { menu, own, other } = languages[from];
  return {
    button: page.getByRole("button", { name: `${menu}: ${own}` }),
    link: page
      .getByRole("list", { name: menu })
      .getByRole("link", { name: other }),
  };
};

const share = (page: Page) =>
  page.evaluate(
    () => scrollY / (document.documentElement.scrollHeight - innerHeight) || 0,
  );

/** The page is wholly in the language, and was not loaded anew. */
async function hasArrived(page: Page, address: string, lang: Tag) {
  await expect(page).toHaveURL(
    ({ pathname, search, hash }) => pathname + search + hash === address,
  );
  await expect(page.locator("html")).toHaveAttribute("lang", lang);
  await expect(page.locator("html")).toHaveAttribute("dir", "ltr");
  await expect(menuOf(page, lang).button).toBeAttached();
  await expect(page.locator("body[data-mark]")).toHaveCount(1);
}

const mark = (page: Page) =>
  page.evaluate(() => document.body.setAttribute("data-mark", ""));

// Unknown paths are what they are.
test.use({ expectedProblems: [/status of 404/] });

for (const [name, [english, german]] of Object.entries(cases)) {
  test(`${name}: by pointer there, by keyboard and back`, async ({ page }) => {
    await openPage(page, english);
    await mark(page);
    const there = menuOf(page, "en-GB");
    await there.button.click();
    await there.link.click();
    await hasArrived(page, german, "de-DE");

    const back = menuOf(page, "de-DE");
    await back.button.focus();
    await page.keyboard.press("ArrowDown");
    await expect(back.link).toBeFocused();
    await page.keyboard.press("Enter");
    await hasArrived(page, english, "en-GB");

    await page.goBack();
    await hasArrived(page, german, "de-DE");
    await page.goForward();
    await hasArrived(page, english, "en-GB");
  });
}

test("keeps query and hash, however they came about", async ({ page }) => {
  await openPage(page, "/about?from=mail#main");
  const german = page.locator("a[hreflang=de-DE]").first();
  await expect(german).toHaveAttribute("href", "/de/about?from=mail#main");
  // A plain link to a place on the page.
  await page.evaluate(() => {
    location.hash = "elsewhere";
  });
  await expect(german).toHaveAttribute("href", "/de/about?from=mail#elsewhere");
  // Of this the router hears nothing.
  await page.evaluate(() => {
    history.replaceState(history.state, "", "?tab=two");
  });
  await menuOf(page, "en-GB").button.click();
  await german.click();
  await expect(page).toHaveURL(/\/de\/about\?tab=two$/);
});

test("the reader's place is kept for the other language, and only for it", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 500 });
  await openPage(page, "/blog/accessible-forms");
  // A place in the address counts for less than the reader's.
  await page.locator('main nav a[href^="#"]').nth(3).click();
  await page.evaluate(() => {
    const all = document.documentElement.scrollHeight - innerHeight;
    scrollTo({ top: all * 0.6, behavior: "instant" });
  });
  const { button, link } = menuOf(page, "en-GB");
  // The bar comes back when it has the focus.
  await button.focus();
  await page.keyboard.press("Enter");
  await link.focus();
  await page.keyboard.press("Enter");
  await expect(page.locator("html")).toHaveAttribute("lang", "de-DE");
  await waitForReact(page);
  await expect.poll(() => share(page)).toBeCloseTo(0.6, 1);
  await navigate(page, "/de/about");
  await expect(page.locator("h1")).toHaveText("Über mich");
  await expect.poll(() => share(page)).toBe(0);
});
