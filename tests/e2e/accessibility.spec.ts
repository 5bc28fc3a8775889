import { commentsOf } from "./support/comments";
import { drawerOf } from "./support/drawer";
import { hintOf } from "./support/languageHint";
import { follow, navigate, openPage } from "./support/openPage";
import { openSearch } from "./support/search";
import { spoil } from "./support/spoil";
import { expect, test } from "./support/test";
import { violationsInModes } from "./support/violations";

/** One page of each template, of each kind of text, and of each notice. */
const pages = {
  "of one kind": ["/404", "/", "/about", "/contact", "/cv"],
  "of the blog": [
    "/blog",
    "/blog/tags",
    "/blog/tags/craft",
    "/blog/archive",
    "/blog/authors",
    "/blog/authors/alex",
    "/blog/what-to-charge",
    "/blog/query-plan-workshop",
    "/de/blog/working-across-time-zones",
  ],
  "of projects": [
    "/projects",
    "/projects/with/postgresql",
    "/projects/month-end",
    "/de/projects/booking-form",
  ],
  "of documentation": [
    "/handbook/work/faults",
    "/handbook/2026/before/call-and-offer",
    "/de/handbook/invoices/abroad",
    "/handbook/invoices",
  ],
};

/** Those of which a small window shows other parts: the bar, what is folded, what scrolls. */
const otherwiseOnPhones =
  /^\/(?:404|cv|blog\/archive|projects(?:\/month-end)?|handbook\/work\/faults)$/;

for (const [kind, paths] of Object.entries(pages)) {
  test(`pages ${kind} have no barrier`, async ({ page }) => {
    test.slow();
    for (const [at, path] of paths.entries()) {
      // Within one document axe is loaded once.
      await (at === 0 ? openPage(page, path) : follow(page, path));
      const widths = otherwiseOnPhones.test(path) ? [1280, 390] : [1280];
      expect.soft(await violationsInModes(page, widths), path).toEqual([]);
    }
  });
}

test("a text, with all that opens in it, has none", async ({ page }) => {
  test.slow();
  await openPage(page, "/writing");
  const tabs = page.locator(".tabs[data-active]").first();
  await tabs.getByRole("tab").last().click();
  await page.locator(".details > summary").first().click();
  await expect(page.locator(".details[open]").first()).toBeVisible();
  await expect(page.locator(".code-tools").last()).toBeAttached();
  // At one width: axe takes twenty seconds for it, and shorter texts are seen at both.
  expect(await violationsInModes(page, [390])).toEqual([]);
  await page.getByRole("button", { name: "Enlarge picture" }).first().click();
  const dialog = ".figure-dialog";
  await expect(page.locator(dialog)).toBeVisible();
  expect(await violationsInModes(page, [390], dialog)).toEqual([]);
});

test.describe("to a reader of German", () => {
  test.use({ hasLanguageHint: true, locale: "de-DE" });

  test("a post, with all that comes to it, has none @ci", async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await openPage(page, "/blog/reading-a-contract");
    await expect(hintOf(page).offer).toBeVisible();
    await page.locator("main nav summary").click();
    await expect(page.locator("main nav details li").first()).toBeVisible();
    await page.locator("main .anchor").first().focus();
    const { section, load } = commentsOf(page);
    await section.scrollIntoViewIfNeeded();
    await expect(load).toBeVisible();
    expect(await violationsInModes(page, [390, 1280])).toEqual([]);
  });
});

// At one width: with a field in focus, Chromium stalls when the window changes.
test("the search has none", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openPage(page, "/about");
  const { field, options } = await openSearch(page);
  const expectNone = async (inside?: string) =>
    expect(await violationsInModes(page, [390], inside)).toEqual([]);
  await field.fill("qwrtzpsdfg");
  await expect(page.locator(".search-none")).toBeVisible();
  await expectNone("dialog");
  await field.fill("contract");
  await expect(options.first()).toBeVisible();
  await page.keyboard.press("ArrowDown");
  await expectNone("dialog");
  await page.keyboard.press("Escape");
  await navigate(page, "/search?q=contract");
  await expect(options.first()).toBeVisible();
  await expectNone("main");
});

test("open menus have none", async ({ page }) => {
  // Its menu of languages says that the text is in English.
  await openPage(page, "/blog/working-across-time-zones");
  const buttons = page.locator("header nav button[aria-expanded]");
  await expect(buttons).toHaveCount(3);
  for (const button of await buttons.all()) {
    await button.click();
    await expect(button).toHaveAttribute("aria-expanded", "true");
    expect(await violationsInModes(page, [1280], "header")).toEqual([]);
  }
});

test("the drawer has none", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const { menuButton, back, main, close } = drawerOf(page);
  await openPage(page, "/about");
  for (const path of ["/handbook/before/access", "/blog"]) {
    await follow(page, path);
    await menuButton.click();
    await expect(back).toBeInViewport();
    expect(await violationsInModes(page, [390], "dialog")).toEqual([]);
    if (path !== "/blog") await close.click();
  }
  await back.click();
  await expect(main).toBeInViewport();
  expect(await violationsInModes(page, [390], "dialog")).toEqual([]);
});

test.describe("where something fails", () => {
  test.use({
    expectedProblems: [
      /could not be loaded|net::ERR_|Loading (?:CSS )?chunk|Not rendering React|page resources for|console\.error: \w*Error|Minified React error/,
    ],
  });

  test("what is said of it has none @ci", async ({ page }) => {
    const none = async (inside?: string) =>
      expect(await violationsInModes(page, [390], inside)).toEqual([]);
    await spoil(page, "/about", "page");
    await spoil(page, "/de/about", "shell");
    await openPage(page, "/contact");
    await page.getByRole("button", { name: "Send message" }).click();
    await expect(page.getByText("Please enter your name.")).toBeVisible();
    const failure = page.locator(".contact-failure");
    await failure.evaluate((node) => node.removeAttribute("hidden"));
    await none("main");
    for (const path of ["/about", "/de/about"]) {
      await navigate(page, path);
      await expect(page.getByRole("alert")).toBeFocused();
      await none();
    }
    await page.route(/component---src-theme-templates-page-tsx/, (route) =>
      route.abort("failed"),
    );
    await page.goto("/privacy");
    await expect(page.getByRole("alert")).toContainText("not all of it works");
    await none();
  });
});
