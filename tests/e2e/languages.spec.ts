import type { Page } from "@playwright/test";
import { expectHeard, listen } from "./support/heard";
import { navigate, openPage } from "./support/openPage";
import { expect, test } from "./support/test";

/** Pages whose versions are told in ways of their own, each in English and in German. */
const cases: Record<string, readonly [english: string, german: string]> = {
  "the start page": ["/?from=mail#main", "/de?from=mail#main"],
  "a text that stands in": [
    "/blog/e-rechnung-fuer-freelancer?from=mail",
    "/de/blog/e-rechnung-fuer-freelancer?from=mail",
  ],
  "the search": ["/search?q=index", "/de/search?q=index"],
  "an unknown path": ["/nowhere?from=mail#main", "/de/nowhere?from=mail#main"],
};

const menus = {
  "en-GB": { menu: "Language", own: "English", other: "Deutsch" },
  "de-DE": { menu: "Sprache", own: "Deutsch", other: "English" },
} as const;
type Tag = keyof typeof menus;

const menuOf = (page: Page, from: Tag) => {
  const { menu, own, other } = menus[from];
  const list = page.getByRole("list", { name: menu });
  return {
    button: page.getByRole("button", { name: `${menu}: ${own}` }),
    link: list.getByRole("link", { name: other }),
  };
};

/** The page is wholly in the language, and was not loaded anew. */
async function hasArrived(page: Page, address: string, lang: Tag) {
  await expect(page).toHaveURL(address);
  await expect(page.locator("html")).toHaveAttribute("lang", lang);
  await expect(page.locator("html")).toHaveAttribute("dir", "ltr");
  await expect(menuOf(page, lang).button).toBeAttached();
  await expect(page.locator("body[data-mark]")).toHaveCount(1);
}

// Unknown paths are what they are.
test.use({ expectedProblems: [/status of 404/] });

test("each page has its place in both languages", async ({ page }) => {
  await openPage(page, "/");
  await page.evaluate(() => document.body.setAttribute("data-mark", ""));
  for (const [name, [english, german]] of Object.entries(cases))
    await test.step(name, async () => {
      await navigate(page, english);
      await hasArrived(page, english, "en-GB");
      const there = menuOf(page, "en-GB");
      await there.button.click();
      await there.link.click();
      await hasArrived(page, german, "de-DE");
      const back = menuOf(page, "de-DE");
      await back.button.press("ArrowDown");
      await expect(back.link).toBeFocused();
      await page.keyboard.press("Enter");
      await hasArrived(page, english, "en-GB");
    });
});

test("the title of each new page is said once @ci", async ({ page }) => {
  await openPage(page, "/");
  await listen(page);
  for (const [path, title, lang] of [
    ["/about", /About/, "en-GB"],
    ["/de/about", /Über mich/, "de-DE"],
    // Its form has an alert, which is hidden.
    ["/contact", /Contact/, "en-GB"],
  ] as const) {
    await navigate(page, path);
    await expect(page).toHaveTitle(title);
    await expectHeard(page, [`${lang}: ${await page.title()}`]);
  }
  // Gatsby's own announcer speaks English, and is not heard.
  const gatsby = page.locator("#gatsby-announcer");
  await expect(gatsby).toContainText("Navigated");
  await expect(gatsby).toBeHidden();
  await expect(gatsby).toHaveAttribute("aria-live", "off");
  // Neither a hash nor a query is announced.
  await navigate(page, "/contact?a=b");
  await navigate(page, "/contact?a=b#main");
  await expect(page).toHaveURL(/#main$/);
  await expectHeard(page, []);
});

declare global {
  interface Window {
    painted: string[];
  }
}

/**
 * Notes which languages each frame shows: that of the document, and those of
 * the words that every page has. Observers of size are asked after all that a
 * frame runs, and before it is painted.
 */
const watchFrames = (page: Page) =>
  page.evaluate(() => {
    window.painted = [];
    const probe = document.createElement("div");
    probe.style.cssText = "position:fixed;visibility:hidden;height:1px";
    document.body.append(probe);
    new ResizeObserver(() => {
      const { lang, dir } = document.documentElement;
      const skip = document.querySelector("a[href='#main']")?.textContent;
      const language = document.querySelector(
        "header li ul a[lang][aria-current=true]",
      );
      const words = skip === "Skip to main content" ? "English" : "German";
      const frame = `${lang} ${dir} ${words} ${language?.getAttribute("lang")}`;
      if (window.painted.at(-1) !== frame) window.painted.push(frame);
    }).observe(probe);
    const next = () => {
      probe.style.width = probe.style.width === "1px" ? "2px" : "1px";
      requestAnimationFrame(next);
    };
    next();
  });

const frames = {
  "en-GB": "en-GB ltr English en-GB",
  "de-DE": "de-DE ltr German de-DE",
};

/** The page is in a language, and so was every frame on the way. */
async function arrivesIn(page: Page, language: Tag) {
  await expect(page.locator("html")).toHaveAttribute("lang", language);
  await expectHeard(page, [`${language}: ${await page.title()}`]);
  const seen = await page.evaluate(() => window.painted.splice(0));
  expect(Object.values(frames)).toEqual(expect.arrayContaining(seen));
  expect(seen.at(-1)).toBe(frames[language]);
}

test("no frame mixes languages @ci", async ({ page }) => {
  await openPage(page, "/about");
  await listen(page);
  await watchFrames(page);
  for (const from of ["en-GB", "de-DE"] as const) {
    const { button, link } = menuOf(page, from);
    await button.click();
    await link.click();
    await arrivesIn(page, from === "en-GB" ? "de-DE" : "en-GB");
  }
  await page.goBack();
  await arrivesIn(page, "de-DE");

  // The title of a text that stands in is in its language.
  const post = "/de/blog/working-across-time-zones";
  await navigate(page, post);
  await expect(page).toHaveTitle(/^Working/);
  await expectHeard(page, [`en-GB: ${await page.title()}`]);
  await expect(page.locator("html")).toHaveAttribute("lang", "de-DE");
  await page.getByRole("link", { name: "Zum Original" }).click();
  await arrivesIn(page, "en-GB");
  await expect(page.locator("title")).not.toHaveAttribute("lang");
  await page.goBack();
  await expect(page.locator("html")).toHaveAttribute("lang", "de-DE");
  await expect(page.locator("title")).toHaveAttribute("lang", "en-GB");
});
