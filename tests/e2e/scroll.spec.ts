import type { Page } from "@playwright/test";
import { dataOf } from "./support/addresses";
import { blockStorage } from "./support/blockStorage";
import { hold } from "./support/hold";
import { navigate, openPage, waitForReact } from "./support/openPage";
import { scrollTo, scrollTop } from "./support/scrollTo";
import { expect, test } from "./support/test";

const goBack = (page: Page) => page.evaluate(() => history.back());

test("Back and Forward return to where each page was left", async ({
  page,
}) => {
  await openPage(page, "/blog");
  await scrollTo(page, 700);
  await navigate(page, "/blog/accessible-forms");
  await expect(page.locator("main .prose").first()).toBeVisible();
  await expect.poll(() => scrollTop(page)).toBe(0);
  await scrollTo(page, 1200);
  await goBack(page);
  await expect(page).toHaveURL(/\/blog$/);
  await expect.poll(() => scrollTop(page)).toBe(700);
  await page.goForward();
  await expect.poll(() => scrollTop(page)).toBe(1200);
});

test("Back returns there after a reload, and only once the page has come", async ({
  page,
}) => {
  await openPage(page, "/blog");
  await scrollTo(page, 900);
  await navigate(page, "/imprint");
  await expect(page.locator("h1")).toHaveText("Imprint");
  await scrollTo(page, 150);
  await page.reload();
  await waitForReact(page);
  await expect.poll(() => scrollTop(page)).toBe(150);

  const list = await hold(page, dataOf("/blog"));
  await goBack(page);
  await expect(page).toHaveURL(/\/blog$/);
  await expect(page.locator("#nprogress")).toBeAttached();
  await expect(page.locator("h1")).toHaveText("Imprint");
  expect(await scrollTop(page)).toBe(150);
  await list.release();
  await expect(page.locator("h1")).toHaveText("Blog");
  await expect.poll(() => scrollTop(page)).toBe(900);
  await expect(page.locator("#nprogress")).toHaveCount(0);
});

test("coming back from another document finds the place, too", async ({
  page,
}) => {
  await openPage(page, "/blog");
  await scrollTo(page, 600);
  await page.goto("about:blank");
  await page.goBack();
  await waitForReact(page);
  await expect.poll(() => scrollTop(page)).toBe(600);
  // Two steps at once: the entry was not the last of its document.
  await navigate(page, "/blog/archive");
  await expect(page).toHaveURL(/archive$/);
  await page.goto("about:blank");
  // Later: it takes the document away that answers.
  await page.evaluate(() => void setTimeout(() => history.go(-2)));
  await expect(page).toHaveURL(/\/blog$/);
  await waitForReact(page);
  await expect.poll(() => scrollTop(page)).toBe(600);
});

test("the same address again leads to its top", async ({ page }) => {
  await openPage(page, "/blog");
  await scrollTo(page, 700);
  await page
    .locator("header")
    .first()
    .getByRole("link", { name: "Blog" })
    .click();
  await expect.poll(() => scrollTop(page)).toBe(0);
});

test("without storage, Back still knows the places of this document", async ({
  page,
}) => {
  await blockStorage(page, "touched");
  await openPage(page, "/blog");
  await scrollTo(page, 700);
  await navigate(page, "/about");
  await expect(page).toHaveURL(/\/about$/);
  await goBack(page);
  await expect(page).toHaveURL(/\/blog$/);
  await expect.poll(() => scrollTop(page)).toBe(700);
});

test("the browser scrolls while a page is away, the site while it is shown", async ({
  page,
}) => {
  await openPage(page, "/blog");
  const mode = () => page.evaluate(() => history.scrollRestoration);
  await expect.poll(mode).toBe("manual");
  // What going away, and coming back from the back/forward cache, does.
  await page.evaluate(() =>
    window.dispatchEvent(
      new PageTransitionEvent("pagehide", { persisted: true }),
    ),
  );
  expect(await mode()).toBe("auto");
  await hold(page, dataOf("/imprint"));
  await navigate(page, "/imprint");
  await expect(page.locator("#nprogress")).toBeAttached();
  await page.evaluate(() =>
    window.dispatchEvent(
      new PageTransitionEvent("pageshow", { persisted: true }),
    ),
  );
  expect(await mode()).toBe("manual");
  await expect(page.locator("#nprogress")).toHaveCount(0);
});

test("entries of the table of contents have places of their own", async ({
  page,
}) => {
  await openPage(page, "/blog/accessible-forms");
  const entries = page.locator('main nav a[href^="#"]');
  await scrollTo(page, 300);
  await entries.nth(1).click();
  await expect.poll(() => scrollTop(page)).not.toBe(300);
  const first = await scrollTop(page);
  await entries.nth(3).click();
  await expect.poll(() => scrollTop(page)).not.toBe(first);
  await goBack(page);
  await expect.poll(() => scrollTop(page)).toBe(first);
  await goBack(page);
  await expect.poll(() => scrollTop(page)).toBe(300);
});

test("a hash with an umlaut leads below the bar", async ({ page }) => {
  await openPage(page, "/de/blog/what-to-charge");
  const heading = page.locator("main :is(h2[id*=ä], h2[id*=ö], h2[id*=ü])");
  const id = (await heading.first().getAttribute("id")) ?? "";
  for (const hash of [id, encodeURIComponent(id)]) {
    await navigate(page, "/de/about");
    await expect(page).toHaveURL(/\/de\/about$/);
    await navigate(page, `/de/blog/what-to-charge#${hash}`);
    await expect(heading.first()).toBeInViewport();
    const bar = await page.locator("header").first().boundingBox();
    const box = await heading.first().boundingBox();
    expect(box?.y).toBeGreaterThanOrEqual((bar?.y ?? 0) + (bar?.height ?? 0));
    expect(box?.y).toBeLessThan(400);
  }
});

test("a hash that leads nowhere, or is garbage, shows the top", async ({
  page,
}) => {
  for (const hash of ["#nothing", "#%E0%A4%A", "#100%"]) {
    await openPage(page, "/blog");
    await scrollTo(page, 700);
    await navigate(page, `/blog/archive${hash}`);
    await expect(page).toHaveURL(/\/archive#/);
    await expect.poll(() => scrollTop(page)).toBe(0);
  }
});
