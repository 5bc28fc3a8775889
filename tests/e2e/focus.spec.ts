import type { Page } from "@playwright/test";
import { navigate, openPage } from "./support/openPage";
import { scrollTo, scrollTop, twoFrames } from "./support/scrollTo";
import { expect, test } from "./support/test";

const focused = (page: Page) => page.locator(":focus");
const header = (page: Page) => page.locator("header").first();
const ringOf = (page: Page) =>
  focused(page).evaluate((node) => getComputedStyle(node).outlineStyle);

test("after a link, the next Tab offers to skip to the content", async ({
  page,
}) => {
  await openPage(page, "/");
  await header(page).getByRole("link", { name: "About" }).focus();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/about$/);
  await expect(page.locator("#gatsby-focus-wrapper")).toBeFocused();
  expect(await ringOf(page)).toBe("none");
  await page.keyboard.press("Tab");
  await expect(focused(page)).toHaveText("Skip to main content");
  await expect(focused(page)).toBeInViewport({ ratio: 1 });
  await page.keyboard.press("Enter");
  await expect(page.locator("main")).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(page.locator("main :focus")).toHaveCount(1);
});

test("Back, too, begins at the page's start, and does not jump", async ({
  page,
}) => {
  await page.clock.install();
  await openPage(page, "/blog");
  await scrollTo(page, 700);
  await navigate(page, "/about");
  await expect(page).toHaveURL(/\/about$/);
  // Who goes back before it is shown has not left, and keeps the focus.
  await expect(page.locator("h1")).toHaveText("About me");
  await page.evaluate(() => history.back());
  await expect(page).toHaveURL(/\/blog$/);
  // The router gives the focus once more, later.
  await page.clock.fastForward(700);
  expect(await scrollTop(page)).toBe(700);
  await expect(page.locator("#gatsby-focus-wrapper")).toBeFocused();
});

test("with a hash, its element has the focus, and Tab goes on from there", async ({
  page,
}) => {
  await page.clock.install();
  await openPage(page, "/blog/accessible-forms");
  const entry = page.locator('main nav a[href^="#"]').nth(2);
  const hash = (await entry.getAttribute("href")) ?? "";
  await openPage(page, "/about");
  await navigate(page, `/blog/accessible-forms${hash}`);
  const heading = page.locator(`[id="${hash.slice(1)}"]`);
  await expect(heading).toBeFocused();
  // The router gives the focus once more, later.
  await page.clock.fastForward(700);
  await expect(heading).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(heading).not.toBeFocused();
  await expect(heading).not.toHaveAttribute("tabindex");
  const isBehind = await heading.evaluate((node) => {
    const focus = document.activeElement ?? document;
    const order = node.compareDocumentPosition(focus);
    return (order & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
  });
  expect(isBehind).toBe(true);
});

test("a change of the query leaves focus and place as they are", async ({
  page,
}) => {
  await openPage(page, "/blog");
  const toggle = page.getByRole("button", { name: /dark and light mode/ });
  await toggle.focus();
  await scrollTo(page, 500);
  await navigate(page, "/blog?sort=new");
  await expect(page).toHaveURL(/sort=new/);
  await twoFrames(page);
  await expect(toggle).toBeFocused();
  expect(await scrollTop(page)).toBe(500);
});
