import type { Page } from "@playwright/test";
import { navigateAnd } from "./support/navigateAnd";
import { navigate, openPage } from "./support/openPage";
import { scrollTo } from "./support/scrollTo";
import { expect, test } from "./support/test";

const header = (page: Page) => page.locator("header").first();
const footerLink = (page: Page, name: string) =>
  page.getByRole("contentinfo").getByRole("link", { name, exact: true });
const scrollTop = (page: Page) => page.evaluate(() => window.scrollY);

test("a link changes the page and leaves the shell as it is", async ({
  page,
}) => {
  await openPage(page, "/");
  await header(page).evaluate((node) => node.setAttribute("data-mark", "kept"));
  await page.getByRole("button", { name: /dark and light mode/ }).click();
  const title = await page.title();

  await header(page).getByRole("link", { name: "About" }).click();
  await expect(page).toHaveURL(/\/about$/);
  await expect(page).not.toHaveTitle(title);
  await expect(page.locator("h1")).toHaveCount(1);
  await expect(header(page)).toHaveAttribute("data-mark", "kept");
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");

  await header(page).getByRole("link", { name: "Blog" }).click();
  await expect(page).toHaveURL(/\/blog$/);
  await expect(header(page)).toHaveAttribute("data-mark", "kept");
  await page.goBack();
  await expect(page).toHaveURL(/\/about$/);
  await expect(header(page)).toHaveAttribute("data-mark", "kept");
});

test("a new page begins at its top", async ({ page }) => {
  await openPage(page, "/blog");
  await footerLink(page, "Imprint").scrollIntoViewIfNeeded();
  expect(await scrollTop(page)).toBeGreaterThan(300);
  await footerLink(page, "Archive").click();
  await expect(page).toHaveURL(/\/blog\/archive$/);
  await expect.poll(() => scrollTop(page)).toBe(0);
});

test("a hash leads to its heading, below the bar", async ({ page }) => {
  await openPage(page, "/blog/accessible-forms");
  const entry = page.locator('main nav a[href^="#"]').nth(2);
  const id = (await entry.getAttribute("href"))?.slice(1) ?? "";
  await openPage(page, "/about");
  await navigate(page, `/blog/accessible-forms#${id}`);
  const heading = page.locator(`[id="${id}"]`);
  await expect(heading).toBeInViewport();
  await expect.poll(() => scrollTop(page)).toBeGreaterThan(200);
  const box = await heading.boundingBox();
  expect(box?.y).toBeLessThan(400);
});

test("a change of the query alone does not scroll", async ({ page }) => {
  await openPage(page, "/blog");
  await scrollTo(page, 500);
  await navigate(page, "/blog?sort=new");
  await expect(page).toHaveURL(/sort=new/);
  await page.waitForTimeout(300);
  expect(await scrollTop(page)).toBe(500);
});

/** Where a test's own listener says that the visitor has gone back. */
const isBack = (page: Page) =>
  expect(page.locator("html")).toHaveAttribute("data-test", "back");

test("back returns to where one was before the next page is there", async ({
  page,
}) => {
  await openPage(page, "/blog");
  await scrollTo(page, 700);
  await navigateAnd(page, "/about", () => {
    window.addEventListener("popstate", () => {
      document.documentElement.dataset.test = "back";
    });
    // The next page is shorter, and about to be shown.
    window.scrollTo({ top: 0, behavior: "instant" });
    window.dispatchEvent(new Event("scroll"));
    window.history.back();
  });
  await isBack(page);
  await expect(page).toHaveURL(/\/blog$/);
  await expect.poll(() => scrollTop(page)).toBe(700);
});

test("back returns to where one was before a frame of the next page", async ({
  page,
}) => {
  await openPage(page, "/blog");
  await scrollTo(page, 700);
  await navigateAnd(page, "/about", () => {
    const frame = window.requestAnimationFrame.bind(window);
    const waiting: FrameRequestCallback[] = [];
    window.requestAnimationFrame = (callback) => waiting.push(callback);
    // After the router's own listener, whose frame waits with the others.
    window.addEventListener("popstate", () => {
      setTimeout(() => {
        window.requestAnimationFrame = frame;
        waiting.forEach((callback) => frame(callback));
        document.documentElement.dataset.test = "back";
      });
    });
    window.scrollTo({ top: 0, behavior: "instant" });
    window.dispatchEvent(new Event("scroll"));
    window.history.back();
  });
  await isBack(page);
  await expect.poll(() => scrollTop(page)).toBe(700);
  // And the page is still the one whose place is remembered.
  await scrollTo(page, 400);
  await navigate(page, "/about");
  await expect(page).toHaveURL(/\/about$/);
  await page.goBack();
  await expect.poll(() => scrollTop(page)).toBe(400);
});
