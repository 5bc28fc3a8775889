import type { Page } from "@playwright/test";
import { openPage, waitForReact } from "./support/openPage";
import { expect, test } from "./support/test";

type Case = {
  /** The same page in English and in German, without what follows the path. */
  paths: readonly [string, string];
  /** What follows it; a query and a place on the page unless given. */
  rest?: string;
  /** Where the page's own HTML leads, if not to the path itself. */
  withoutScript?: string;
};

const both = (path: string): Case["paths"] => [
  path,
  path === "/" ? "/de" : `/de${path}`,
];

/** One page of each template, and of each kind of text. */
const cases: Record<string, Case> = {
  "the start page": { paths: both("/") },
  "a page": { paths: both("/about") },
  "the list": { paths: both("/blog") },
  "a further page of the list": { paths: both("/blog/page/2") },
  "the archive": { paths: both("/blog/archive") },
  "the tags": { paths: both("/blog/tags") },
  "a tag": { paths: both("/blog/tags/databases") },
  "the authors": { paths: both("/blog/authors") },
  "an author": { paths: both("/blog/authors/alex") },
  "a post": { paths: both("/blog/moving-a-million-rows") },
  "a post of a series": { paths: both("/blog/query-plan-workshop") },
  "a text that stands in": { paths: both("/blog/e-rechnung-fuer-freelancer") },
  "the search": { paths: both("/search"), rest: "?q=index" },
  "an unknown path": {
    paths: both("/nowhere/at-all"),
    withoutScript: "/de/404",
  },
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

for (const [name, { paths, rest = "?from=mail#main" }] of Object.entries(
  cases,
)) {
  const [english, german] = paths;

  test(`${name}: by pointer there, by keyboard and back`, async ({ page }) => {
    await openPage(page, english + rest);
    await mark(page);
    const there = menuOf(page, "en-GB");
    await there.button.click();
    await there.link.click();
    await hasArrived(page, german + rest, "de-DE");

    const back = menuOf(page, "de-DE");
    await back.button.focus();
    await page.keyboard.press("ArrowDown");
    await expect(back.link).toBeFocused();
    await page.keyboard.press("Enter");
    await hasArrived(page, english + rest, "en-GB");

    await page.goBack();
    await hasArrived(page, german + rest, "de-DE");
    await page.goForward();
    await hasArrived(page, english + rest, "en-GB");
  });

  test(`${name}: keeps the reader's place`, async ({ page }) => {
    test.skip(rest.startsWith("?q"), "Results are other ones, and come later.");
    await page.setViewportSize({ width: 1280, height: 500 });
    await openPage(page, english + rest.replace(/#.*/, ""));
    await page.evaluate(() => {
      const all = document.documentElement.scrollHeight - innerHeight;
      scrollTo({ top: all * 0.6, behavior: "instant" });
    });
    const { button, link } = menuOf(page, "en-GB");
    // The bar comes back when it has the focus.
    await button.focus();
    await page.keyboard.press("Enter");
    const before = await share(page);
    await link.focus();
    await page.keyboard.press("Enter");
    await expect(page.locator("html")).toHaveAttribute("lang", "de-DE");
    await waitForReact(page);
    await expect.poll(() => share(page)).toBeCloseTo(before, 1);
  });
}

test("a place of the contents in the address does not lose the reader's place", async ({
  page,
}) => {
  await openPage(page, "/blog/accessible-forms");
  await page.locator('main nav a[href^="#"]').nth(3).click();
  await page.evaluate(() => {
    const all = document.documentElement.scrollHeight - innerHeight;
    scrollTo({ top: all * 0.6, behavior: "instant" });
  });
  const { button, link } = menuOf(page, "en-GB");
  await button.focus();
  await page.keyboard.press("Enter");
  await link.focus();
  await page.keyboard.press("Enter");
  await expect(page.locator("html")).toHaveAttribute("lang", "de-DE");
  await expect.poll(() => share(page)).toBeCloseTo(0.6, 1);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  for (const [name, { paths, withoutScript }] of Object.entries(cases)) {
    const [english, german] = paths;

    test(`${name}: leads there and back`, async ({ page }) => {
      await page.goto(english);
      await menuOf(page, "en-GB").link.click();
      await expect(page).toHaveURL(
        ({ pathname }) => pathname === (withoutScript ?? german),
      );
      await expect(page.locator("html")).toHaveAttribute("lang", "de-DE");
      await menuOf(page, "de-DE").link.focus();
      await page.keyboard.press("Enter");
      await expect(page.locator("html")).toHaveAttribute("lang", "en-GB");
    });
  }
});
