import type { Page } from "@playwright/test";
import { dataOf } from "./support/addresses";
import { hold } from "./support/hold";
import { follow, navigate, openPage, waitForReact } from "./support/openPage";
import { scrollTo, scrollTop, twoFrames } from "./support/scrollTo";
import { blockStorage } from "./support/storage";
import { expect, test } from "./support/test";

const post = "/blog/accessible-forms";
const goBack = (page: Page) => page.evaluate(() => history.back());
const expectPlace = (page: Page, y: number) =>
  expect.poll(() => scrollTop(page)).toBe(y);

test("Back and Forward return to each place", async ({ page }) => {
  await openPage(page, "/blog");
  await scrollTo(page, 700);
  await navigate(page, post);
  await expect(page.locator("main .prose").first()).toBeVisible();
  await expectPlace(page, 0);
  await scrollTo(page, 300);
  // Entries of the table of contents have places of their own.
  const entries = page.locator('main nav a[href^="#"]');
  await entries.nth(1).click();
  await expect.poll(() => scrollTop(page)).not.toBe(300);
  const first = await scrollTop(page);
  await entries.nth(3).click();
  await expect.poll(() => scrollTop(page)).not.toBe(first);
  await goBack(page);
  await expectPlace(page, first);
  await goBack(page);
  await expectPlace(page, 300);
  await goBack(page);
  await expect(page).toHaveURL("/blog");
  await expectPlace(page, 700);
  await page.goForward();
  await expectPlace(page, 300);
  await goBack(page);
  await expectPlace(page, 700);
  // The same address again leads to its top.
  const banner = page.getByRole("banner");
  await banner.getByRole("link", { name: "Blog", exact: true }).click();
  await expectPlace(page, 0);
});

test("Back returns there once the page has come @ci", async ({ page }) => {
  await openPage(page, "/blog");
  await scrollTo(page, 900);
  await navigate(page, "/imprint");
  await expect(page.locator("h1")).toHaveText("Imprint");
  await scrollTo(page, 150);
  await page.reload();
  await waitForReact(page);
  await expectPlace(page, 150);

  const list = await hold(page, dataOf("/blog"));
  await goBack(page);
  await expect(page).toHaveURL("/blog");
  await expect(page.locator("#nprogress")).toBeAttached();
  await expect(page.locator("h1")).toHaveText("Imprint");
  expect(await scrollTop(page)).toBe(150);
  await list.release();
  await expect(page.locator("h1")).toHaveText("Blog");
  await expectPlace(page, 900);
  await expect(page.locator("#nprogress")).toHaveCount(0);
});

test("another document leaves the place as it was @ci", async ({ page }) => {
  await openPage(page, "/blog");
  await scrollTo(page, 600);
  await page.goto("about:blank");
  await page.goBack();
  await waitForReact(page);
  await expectPlace(page, 600);
  // Two steps at once: the entry was not the last of its document.
  await follow(page, "/blog/archive");
  await page.goto("about:blank");
  // Later: it takes the document away that answers.
  await page.evaluate(() => void setTimeout(() => history.go(-2)));
  await expect(page).toHaveURL("/blog");
  await waitForReact(page);
  await expectPlace(page, 600);
});

test("without storage Back knows this document @ci", async ({ page }) => {
  await blockStorage(page);
  await openPage(page, "/blog");
  await scrollTo(page, 700);
  await follow(page, "/about");
  await goBack(page);
  await expect(page).toHaveURL("/blog");
  await expectPlace(page, 700);
});

/** Follows an address and goes back at the moment when it is the page's, before the page is shown: what only the quickest can do. */
const goBackAtOnce = (page: Page, to: string) =>
  page.evaluate((path) => {
    const { history } = window;
    const push = history.pushState.bind(history);
    history.pushState = (...entry) => {
      push(...entry);
      history.pushState = push;
      window.addEventListener("popstate", () => {
        document.documentElement.dataset.test = "back";
      });
      // The next page is shorter, and about to be shown.
      window.scrollTo({ top: 0, behavior: "instant" });
      window.dispatchEvent(new Event("scroll"));
      history.back();
    };
    window.___navigate(path);
  }, to);

test("Back before the next page is there @ci", async ({ page }) => {
  await openPage(page, "/blog");
  await scrollTo(page, 700);
  await goBackAtOnce(page, "/about");
  await expect(page.locator("html")).toHaveAttribute("data-test", "back");
  await expect(page).toHaveURL("/blog");
  await expectPlace(page, 700);
});

test("the browser scrolls while a page is away @ci", async ({ page }) => {
  await openPage(page, "/blog");
  const mode = () => page.evaluate(() => history.scrollRestoration);
  /** What going away, and coming back from the back/forward cache, does. */
  const tell = (name: string) =>
    page.evaluate((type) => {
      const event = new PageTransitionEvent(type, { persisted: true });
      window.dispatchEvent(event);
    }, name);
  await expect.poll(mode).toBe("manual");
  await tell("pagehide");
  expect(await mode()).toBe("auto");
  await hold(page, dataOf("/imprint"));
  await navigate(page, "/imprint");
  await expect(page.locator("#nprogress")).toBeAttached();
  await tell("pageshow");
  expect(await mode()).toBe("manual");
  await expect(page.locator("#nprogress")).toHaveCount(0);
});

test("a hash leads below the bar, or to the top", async ({ page }) => {
  await openPage(page, "/de/blog/what-to-charge");
  const umlauts = "main :is(h2[id*=ä], h2[id*=ö], h2[id*=ü])";
  const heading = page.locator(umlauts).first();
  const id = (await heading.getAttribute("id")) ?? "";
  for (const hash of [id, encodeURIComponent(id)]) {
    await follow(page, "/de/about");
    await navigate(page, `/de/blog/what-to-charge#${hash}`);
    await expect(heading).toBeInViewport();
    const bar = await page.locator("header").first().boundingBox();
    const { y } = (await heading.boundingBox()) ?? {};
    expect(y).toBeGreaterThanOrEqual((bar?.y ?? 0) + (bar?.height ?? 0));
    expect(y).toBeLessThan(400);
  }
  for (const hash of ["#nothing", "#%E0%A4%A", "#100%"]) {
    await scrollTo(page, 700);
    await navigate(page, `/blog/archive${hash}`);
    await expect(page).toHaveURL(/\/archive#/);
    await expectPlace(page, 0);
    await navigate(page, "/blog");
    await expect(page.locator("h1")).toHaveText("Blog");
  }
});

test("a query leaves focus and place as they are @ci", async ({ page }) => {
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
