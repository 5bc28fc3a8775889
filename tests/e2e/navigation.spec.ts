import type { Page } from "@playwright/test";
import { navigate, openPage } from "./support/openPage";
import { scrollTo, scrollTop } from "./support/scrollTo";
import { expect, test } from "./support/test";

const post = "/blog/accessible-forms";
const focused = (page: Page) => page.locator(":focus");
const header = (page: Page) => page.locator("header").first();

test("a link leaves the shell, and begins at the top", async ({ page }) => {
  await openPage(page, "/");
  await header(page).evaluate((node) => node.setAttribute("data-mark", "kept"));
  await page.getByRole("button", { name: /dark and light mode/ }).click();
  const title = await page.title();

  await header(page).getByRole("link", { name: "About" }).press("Enter");
  await expect(page).toHaveURL("/about");
  await expect(page).not.toHaveTitle(title);
  await expect(page.locator("h1")).toHaveCount(1);
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
  // The next Tab offers to skip to the content.
  await expect(page.locator("#gatsby-focus-wrapper")).toBeFocused();
  await expect(focused(page)).toHaveCSS("outline-style", "none");
  await page.keyboard.press("Tab");
  await expect(focused(page)).toHaveText("Skip to main content");
  await expect(focused(page)).toBeInViewport({ ratio: 1 });
  await page.keyboard.press("Enter");
  await expect(page.locator("main")).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(page.locator("main :focus")).toHaveCount(1);

  await header(page).getByRole("link", { name: "Blog", exact: true }).click();
  await expect(page).toHaveURL("/blog");
  const foot = page.getByRole("contentinfo");
  await foot.getByRole("link", { name: "Imprint" }).scrollIntoViewIfNeeded();
  expect(await scrollTop(page)).toBeGreaterThan(300);
  await foot.getByRole("link", { name: "Archive", exact: true }).click();
  await expect(page).toHaveURL("/blog/archive");
  await expect.poll(() => scrollTop(page)).toBe(0);
  await expect(header(page)).toHaveAttribute("data-mark", "kept");
  await page.goBack();
  await expect(page).toHaveURL("/blog");
  await expect(header(page)).toHaveAttribute("data-mark", "kept");
});

test("Back, too, begins at the page's start @ci", async ({ page }) => {
  await page.clock.install();
  await openPage(page, "/blog");
  await scrollTo(page, 700);
  await navigate(page, "/about");
  // Who goes back before it is shown has not left, and keeps the focus.
  await expect(page.locator("h1")).toHaveText("About me");
  await page.evaluate(() => history.back());
  await expect(page).toHaveURL("/blog");
  // The router gives the focus once more, later; the page does not jump.
  await page.clock.fastForward(700);
  expect(await scrollTop(page)).toBe(700);
  await expect(page.locator("#gatsby-focus-wrapper")).toBeFocused();
});

test("with a hash, Tab goes on from its element @ci", async ({ page }) => {
  await page.clock.install();
  await openPage(page, post);
  const entry = page.locator('main nav a[href^="#"]').nth(2);
  const hash = (await entry.getAttribute("href")) ?? "";
  await navigate(page, "/about");
  await expect(page.locator("h1")).toHaveText("About me");
  await navigate(page, post + hash);
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

test("what the head says for sharing is the first page's @ci", async ({
  page,
}) => {
  const html = await (await page.request.get(post)).text();
  const count = html.match(/data-first-page/g)?.length ?? 0;
  expect(count).toBeGreaterThan(20);
  const served = page.locator("[data-first-page]");
  await openPage(page, post);
  await expect(served).toHaveCount(count);
  // A jump within the page takes nothing away.
  await page.locator("main a[href^='#']").first().click();
  await expect(page).toHaveURL(/#/);
  await expect(served).toHaveCount(count);

  await navigate(page, "/about");
  await expect(page).toHaveTitle(/^About/);
  await expect(served).toHaveCount(0);
  await expect(page.locator('[property^="og:"]')).toHaveCount(0);
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
    "href",
    "https://www.example.com/about",
  );
  await expect(page.locator('meta[name="description"]')).toHaveCount(1);
});
