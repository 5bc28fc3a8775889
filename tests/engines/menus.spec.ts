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

test("menus open by pointer and keys", async ({ tab }) => {
  await tab.open("/about");
  await expectShown(tab, archive, false);
  await tab.click(more);
  await expectShown(tab, archive);
  await tab.press("Escape");
  await expectShown(tab, archive, false);
  await expectFocus(tab, more);
  await tab.press("ArrowDown");
  await expectFocus(tab, archive);
  await tab.press("End");
  await expectFocus(tab, 'header nav a[href="/blog/authors"]');
  await tab.press("Enter");
  await expectPath(tab, "/blog/authors");
  await tab.click('li:has(> [aria-label="Language"]) button');
  await tab.click('header a[href="/de/blog/authors"]');
  await expectPath(tab, "/de/blog/authors");
  await expectHeading(tab, "Autoren");
});

test("the drawer takes the focus, and gives it back", async ({ tab }) => {
  const menuButton = 'header button[aria-haspopup="dialog"]';
  await tab.resize(500, 800);
  await tab.open("/about");
  await tab.click(menuButton);
  await expectShown(tab, "dialog[open] nav a");
  await expectFocus(tab, "dialog *");
  await tab.press("Escape");
  await expectShown(tab, "dialog", false);
  await expectFocus(tab, menuButton);
  // Links and Back leave through it.
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
