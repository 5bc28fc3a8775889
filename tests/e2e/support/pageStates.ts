import { expect, type Page } from "@playwright/test";
import { scrollTo } from "./scrollTo";

export type State = {
  path: string;
  /** Where the state can be; at both widths if not named. */
  widths?: readonly number[];
  /** What the state changes; the page itself is checked by another state. */
  inside?: string;
  /** Brings the page into the state. */
  enter?: (page: Page) => Promise<void>;
};

const post = "/blog/accessible-forms";

const scrollBack = async (page: Page) => {
  await scrollTo(page, 1_500);
  await page.mouse.wheel(0, -100);
};

export const openDrawer = async (page: Page) => {
  await page.locator('header button[aria-haspopup="dialog"]').click();
  await expect(page.locator('[data-view="secondary"]')).toBeInViewport();
};

const seeResults = (page: Page) =>
  expect(page.getByRole("listbox").getByRole("option").first()).toBeVisible();

const search = async (page: Page) => {
  await page.keyboard.press("/");
  await page.locator("dialog input[role=combobox]").fill("contract");
  await seeResults(page);
  await page.keyboard.press("ArrowDown");
};

const copyByHand = async (page: Page) => {
  await page.evaluate(() => {
    Object.defineProperty(navigator, "clipboard", { value: undefined });
  });
  await page.locator("article footer button").first().click();
  await expect(page.locator("article footer input")).toBeFocused();
};

/** One page of each template and of each kind of text, and what opens on them. */
export const pageStates: Record<string, State> = {
  home: { path: "/" },
  page: { path: "/about" },
  "page of all components": {
    path: "/writing",
    enter: async (page) => {
      await expect(page.locator(".tabs[data-active]").first()).toBeVisible();
      await expect(page.locator(".code-tools").last()).toBeAttached();
    },
  },
  "unfolded details": {
    path: "/writing",
    inside: ".details[open]",
    enter: async (page) => {
      await page.locator(".details > summary").first().click();
      await expect(page.locator(".details[open]")).toBeVisible();
    },
  },
  "another tab": {
    path: "/writing",
    inside: ".tabs",
    enter: async (page) => {
      const list = page.locator(".tabs[data-active] [role=tablist]").first();
      await list.getByRole("tab").last().click();
    },
  },
  "abbreviation in focus": {
    path: "/writing",
    inside: "p:has(abbr:focus)",
    enter: async (page) => {
      await page.locator("main abbr[title]").first().focus();
    },
  },
  list: { path: "/blog" },
  "second page of the list": { path: "/blog/page/2" },
  tags: { path: "/blog/tags" },
  tag: { path: "/blog/tags/craft" },
  archive: { path: "/blog/archive" },
  authors: { path: "/blog/authors" },
  author: { path: "/blog/authors/alex" },
  post: { path: post },
  "post with a component": { path: "/blog/what-to-charge" },
  "post only in English": { path: "/blog/working-across-time-zones" },
  "post only in German": { path: "/blog/e-rechnung-fuer-freelancer" },
  "search page": {
    path: "/search?q=contract",
    enter: seeResults,
  },
  // One width each: with a field in focus, Chromium stalls when the window changes.
  "open search": { path: "/about", widths: [1280], enter: search },
  "open search on a small screen": {
    path: "/about",
    widths: [390],
    enter: search,
  },
  "search before a query": {
    path: "/about",
    widths: [390],
    enter: async (page) => {
      await page.keyboard.press("/");
      await expect(page.locator(".search-ideas")).toBeVisible();
    },
  },
  "search without results": {
    path: "/about",
    widths: [1280],
    enter: async (page) => {
      await page.keyboard.press("/");
      await page.locator("dialog input[role=combobox]").fill("qwrtzpsdfg");
      await expect(page.locator(".search-none")).toBeVisible();
    },
  },
  "unlisted post": { path: "/blog/query-plan-workshop" },
  // Twice: with a field in focus, Chromium stalls when the window changes.
  "address to copy by hand": {
    path: post,
    widths: [1280],
    inside: "article footer",
    enter: copyByHand,
  },
  "address to copy by hand on a small screen": {
    path: post,
    widths: [390],
    inside: "article footer",
    enter: copyByHand,
  },
  "share sheet on offer": {
    path: "/blog/reading-a-contract",
    inside: "article footer",
    enter: async (page) => {
      await page
        .locator("article footer button")
        .last()
        .evaluate((button) => button.setAttribute("data-available", "true"));
    },
  },
  "not found": { path: "/404" },
  "open drawer": { path: "/blog", widths: [390], enter: openDrawer },
  "main menu of the drawer": {
    path: "/blog",
    widths: [390],
    enter: async (page) => {
      await openDrawer(page);
      await page.locator('[data-view="secondary"] > button').click();
      await expect(page.locator('[data-view="main"]')).toBeInViewport();
    },
  },
  "open dropdown": {
    path: "/blog/archive",
    widths: [1280],
    enter: (page) =>
      page.locator("header nav button[aria-expanded]").first().click(),
  },
  "open languages": {
    path: "/blog/working-across-time-zones",
    widths: [1280],
    enter: (page) =>
      page.locator("header nav button[aria-expanded]").last().click(),
  },
  "open table of contents": {
    path: post,
    widths: [390],
    enter: async (page) => {
      await page.locator("main summary").first().click();
      await expect(page.locator("main nav li").first()).toBeVisible();
    },
  },
  "way back to the top": {
    path: post,
    inside: "[data-shown]",
    enter: async (page) => {
      await scrollBack(page);
      await expect(page.locator('[data-shown="true"]')).toBeVisible();
    },
  },
  "link to a heading in focus": {
    path: post,
    inside: ".heading:has(:focus)",
    enter: async (page) => {
      await page.locator("main .anchor").first().focus();
      await page.keyboard.press("Shift+Tab");
      await page.keyboard.press("Tab");
    },
  },
};
