import {
  enterText,
  expectFocus,
  expectHeading,
  expectPath,
  expectShown,
  goBack,
} from "./actions";
import { test } from "./test";

const more = "header nav button[aria-expanded]";
const archive = 'header nav a[href="/blog/archive"]';

test("a menu opens by pointer, and closes by Escape", async ({ tab }) => {
  await tab.open("/about");
  await expectShown(tab, archive, false);
  await tab.click(more);
  await expectShown(tab, archive);
  await tab.press("Escape");
  await expectShown(tab, archive, false);
  await expectFocus(tab, more);
});

test("a menu is worked by keys alone", async ({ tab }) => {
  await tab.open("/about");
  await tab.evaluate((selector) => {
    document.querySelector<HTMLElement>(selector)?.focus();
  }, more);
  await tab.press("ArrowDown");
  await expectFocus(tab, archive);
  await tab.press("End");
  await expectFocus(tab, 'header nav a[href="/blog/authors"]');
  await tab.press("Enter");
  await expectPath(tab, "/blog/authors");
});

test("the menu of languages leads to the same page in the other one", async ({
  tab,
}) => {
  await tab.open("/about");
  await tab.click('li:has([aria-label="Language"]) > button');
  await tab.click('header a[href="/de/about"]');
  await expectPath(tab, "/de/about");
  await expectHeading(tab, "Über mich");
});

const menuButton = 'header button[aria-haspopup="dialog"]';

test("the drawer takes the focus, and gives it back", async ({ tab }) => {
  await tab.resize(500, 800);
  await tab.open("/about");
  await tab.click(menuButton);
  await expectShown(tab, "dialog[open] nav a");
  await expectFocus(tab, "dialog *");
  await tab.press("Escape");
  await expectShown(tab, "dialog", false);
  await expectFocus(tab, menuButton);
});

test("links and Back leave through the drawer", async ({ tab }) => {
  await tab.resize(500, 800);
  await tab.open("/about");
  await tab.click(menuButton);
  await tab.click('dialog[open] a[href="/handbook"]');
  await expectPath(tab, "/handbook");
  await expectShown(tab, "dialog", false);
  await tab.click(menuButton);
  await expectShown(tab, "dialog[open]");
  await goBack(tab);
  await expectPath(tab, "/about");
  await expectShown(tab, "dialog", false);
});

test("the search finds, and is worked by keys", async ({ tab }) => {
  await tab.open("/about");
  await tab.click('header nav a[href="/search"]');
  await expectFocus(tab, "[role=combobox]");
  await enterText(tab, "[role=combobox]", "contract");
  await expectShown(tab, "[role=option]");
  await tab.press("ArrowDown");
  await expectShown(tab, "[role=option][aria-selected=true]");
  await tab.press("Enter");
  await expectPath(tab, "/blog/reading-a-contract");
});

test("the search's address has its results", async ({ tab }) => {
  await tab.open("/de/search?q=Vertrag");
  await expectShown(tab, "[role=option]");
});

test("the sidebar of documentation folds, and leads on", async ({ tab }) => {
  await tab.open("/handbook");
  const page = 'main nav a[href="/handbook/before/access"]';
  await expectShown(tab, page, false);
  await tab.click("main nav summary");
  await tab.click(page);
  await expectPath(tab, "/handbook/before/access");
  await expectShown(tab, `${page}[aria-current=page]`);
});
