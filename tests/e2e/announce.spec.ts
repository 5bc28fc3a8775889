import type { Page } from "@playwright/test";
import { expectHeard, listen } from "./support/heard";
import { navigate, openPage } from "./support/openPage";
import { expect, test } from "./support/test";

test("the title of each new page is said once, in its language", async ({
  page,
}) => {
  await openPage(page, "/");
  await listen(page);
  await navigate(page, "/about");
  await expect(page).toHaveTitle(/About/);
  await expectHeard(page, [`en-GB: ${await page.title()}`]);

  await navigate(page, "/de/about");
  await expect(page).toHaveTitle(/Über mich/);
  await expectHeard(page, [`de-DE: ${await page.title()}`]);
  // Gatsby's own announcer speaks English, and is not heard.
  const gatsby = page.locator("#gatsby-announcer");
  await expect(gatsby).toContainText("Navigated");
  await expect(gatsby).toBeHidden();
  await expect(gatsby).toHaveAttribute("aria-live", "off");

  await page.evaluate(() => history.back());
  await expect(page).toHaveTitle(/About/);
  await expectHeard(page, [`en-GB: ${await page.title()}`]);
});

test("a page is announced although its form has an alert, which is hidden", async ({
  page,
}) => {
  await openPage(page, "/");
  await listen(page);
  await navigate(page, "/contact");
  await expect(page).toHaveTitle(/Contact/);
  await expect(page.locator("main [role=alert]")).toBeHidden();
  await expectHeard(page, [`en-GB: ${await page.title()}`]);
});

test("neither the first page, nor a hash, nor a query is announced", async ({
  page,
}) => {
  await openPage(page, "/blog");
  await listen(page);
  await navigate(page, "/blog?a=b");
  await navigate(page, "/blog?a=b#main");
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

const english = "en-GB ltr English en-GB";
const german = "de-DE ltr German de-DE";

const painted = (page: Page) =>
  page.evaluate(() => {
    const seen = window.painted;
    window.painted = [];
    return seen;
  });

/** The page is in a language, and so was every frame on the way. */
async function arrivesIn(page: Page, language: "en-GB" | "de-DE") {
  await expect(page.locator("html")).toHaveAttribute("lang", language);
  await expectHeard(page, [`${language}: ${await page.title()}`]);
  const frame = language === "en-GB" ? english : german;
  const seen = await painted(page);
  expect([english, german]).toEqual(expect.arrayContaining(seen));
  expect(seen.at(-1)).toBe(frame);
}

const start = async (page: Page, path: string) => {
  await openPage(page, path);
  await listen(page);
  await watchFrames(page);
};

test("no frame mixes languages, by the menu, Back and Forward", async ({
  page,
}) => {
  await start(page, "/about");
  const menu = (name: string) => page.getByRole("button", { name });
  const language = (name: string) =>
    page.getByRole("banner").getByRole("link", { name, exact: true });
  await menu("Language: English").click();
  await language("Deutsch").click();
  await arrivesIn(page, "de-DE");
  await menu("Sprache: Deutsch").click();
  await language("English").click();
  await arrivesIn(page, "en-GB");
  await page.goBack();
  await arrivesIn(page, "de-DE");
  await page.goBack();
  await arrivesIn(page, "en-GB");
  await page.goForward();
  await arrivesIn(page, "de-DE");
});

test("a title in another language says so, until a link leads to the original", async ({
  page,
}) => {
  const post = "/blog/working-across-time-zones";
  await start(page, "/de/blog");
  await navigate(page, `/de${post}`);
  // Its title is in the language of its text.
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
