import type { Page } from "@playwright/test";
import { navigate, openPage, waitForReact } from "./support/openPage";
import { expect, test } from "./support/test";

const button = (page: Page) =>
  page.getByRole("button", { name: /^(Language|Sprache):/ });
const list = (page: Page) =>
  page.getByRole("list", { name: /^(Language|Sprache)$/ });
const language = (page: Page, name: string) =>
  list(page).getByRole("link", { name: new RegExp(`^${name}`) });

/** Marks the document: the mark is gone once it is loaded anew. */
const mark = (page: Page) =>
  page.evaluate(() => document.body.setAttribute("data-mark", ""));
const isMarked = (page: Page) =>
  page.evaluate(() => document.body.hasAttribute("data-mark"));

const fallback = "/blog/working-across-time-zones";

test("lists every language, with the current one marked", async ({ page }) => {
  await openPage(page, "/de/about");
  await expect(button(page)).toHaveText(/Deutsch/);
  await expect(list(page)).toBeHidden();
  await button(page).click();
  const links = await list(page)
    .getByRole("link")
    .evaluateAll((all) =>
      all.map((link) =>
        ["href", "lang", "hreflang", "aria-current"].map((name) =>
          link.getAttribute(name),
        ),
      ),
    );
  expect(links).toEqual([
    ["/about", "en-GB", "en-GB", null],
    ["/de/about", "de-DE", "de-DE", "true"],
  ]);
});

test("is opened, walked through and closed by keyboard", async ({ page }) => {
  await openPage(page, "/about");
  await button(page).focus();
  await page.keyboard.press("Enter");
  await expect(list(page)).toBeVisible();
  await page.keyboard.press("Tab");
  await expect(language(page, "English")).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(list(page)).toBeHidden();
  await expect(button(page)).toBeFocused();
  await page.keyboard.press("Space");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await expect(language(page, "Deutsch")).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/de\/about$/);
  await expect(list(page)).toBeHidden();
});

test("changes the language without loading the site anew, and never mixes", async ({
  page,
}) => {
  await openPage(page, "/about");
  await mark(page);
  await page.evaluate(() => {
    const seen: string[] = [];
    Object.assign(window, { seen });
    const note = () => {
      const title = document.querySelector("h1")?.textContent ?? "";
      const skip = document.querySelector("a[href='#main']")?.textContent;
      const pair = `${title}/${skip}`;
      if (seen.at(-1) !== pair) seen.push(pair);
    };
    note();
    // What a frame shows is what a visitor can see.
    const watch = () => {
      note();
      requestAnimationFrame(watch);
    };
    watch();
  });
  await button(page).click();
  await language(page, "Deutsch").click();
  await expect(page).toHaveURL(/\/de\/about$/);
  await expect(page.locator("html")).toHaveAttribute("lang", "de-DE");
  await expect(button(page)).toHaveText(/Deutsch/);
  expect(await isMarked(page)).toBe(true);
  expect(
    await page.evaluate(() => (window as unknown as { seen: string[] }).seen),
  ).toEqual([
    "About me/Skip to main content",
    "Über mich/Zum Hauptinhalt springen",
  ]);
});

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
  await button(page).click();
  await german.click();
  await expect(page).toHaveURL(/\/de\/about\?tab=two$/);
});

test("says where a text has no translation, and leads to what stands in", async ({
  page,
}) => {
  await openPage(page, fallback);
  await button(page).click();
  await expect(language(page, "English")).toHaveText("English");
  await expect(language(page, "Deutsch")).toHaveText(/Text in English/);
  await language(page, "Deutsch").click();
  await expect(page).toHaveURL(`/de${fallback}`);
  await expect(page.getByRole("note")).toContainText("Englisch");
  await button(page).click();
  await expect(language(page, "Deutsch")).toHaveText(/Text auf Englisch/);
});

test("keeps the reader's place, and only for the other language", async ({
  page,
}) => {
  await openPage(page, "/blog/first-blog-post");
  const share = () =>
    page.evaluate(
      () =>
        scrollY / (document.documentElement.scrollHeight - innerHeight) || 0,
    );
  await page.evaluate(() => {
    scrollTo(0, (document.documentElement.scrollHeight - innerHeight) / 2);
  });
  await button(page).click();
  await language(page, "Deutsch").hover();
  const before = await share();
  expect(before).toBeGreaterThan(0.2);
  await language(page, "Deutsch").click();
  await expect(page).toHaveURL(/\/de\/blog\/first-blog-post$/);
  await waitForReact(page);
  await expect.poll(share).toBeCloseTo(before, 1);
  await navigate(page, "/de/about");
  await expect(page.locator("h1")).toHaveText("Über mich");
  await expect.poll(share).toBe(0);
});

for (const width of [390, 995]) {
  test(`at ${width} px the languages lie open in the menu`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    await openPage(page, "/about");
    await page.getByRole("button", { name: "Menu" }).click();
    await expect(button(page)).toBeHidden();
    await expect(language(page, "English")).toBeVisible();
    await language(page, "Deutsch").click();
    await expect(page).toHaveURL(/\/de\/about$/);
  });
}

for (const width of [390, 996]) {
  test.describe(`without JavaScript at ${width} px`, () => {
    test.use({ javaScriptEnabled: false, viewport: { width, height: 844 } });

    test("the languages lie open", async ({ page }) => {
      await page.goto("/about");
      await expect(button(page)).toBeHidden();
      await expect(language(page, "English")).toBeVisible();
      await language(page, "Deutsch").click();
      await expect(page).toHaveURL(/\/de\/about$/);
    });
  });
}
