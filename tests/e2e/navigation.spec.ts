import type { Page } from "@playwright/test";
import { navigate, openPage } from "./support/openPage";
import { scrollTo, scrollTop } from "./support/scrollTo";
import { expect, test } from "./support/test";

const header = (page: Page) => page.locator("header").first();
const footerLink = (page: Page, name: string) =>
  page.getByRole("contentinfo").getByRole("link", { name, exact: true });

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

/**
 * Follows an address, and acts at the moment when the address is the page's,
 * before the page is shown: what only the quickest visitor can do.
 */
async function navigateAnd(
  page: Page,
  to: string,
  act: () => void,
): Promise<void> {
  // A function that stays in the browser.
  const handle = await page.evaluateHandle<() => void>(`(${String(act)})`);
  await page.evaluate(
    ({ path, then }) => {
      const { history } = window;
      const push = history.pushState.bind(history);
      history.pushState = (...entry) => {
        push(...entry);
        history.pushState = push;
        then();
      };
      window.___navigate(path);
    },
    { path: to, then: handle },
  );
}

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
  await expect(page.locator("html")).toHaveAttribute("data-test", "back");
  await expect(page).toHaveURL(/\/blog$/);
  await expect.poll(() => scrollTop(page)).toBe(700);
});

test.describe("the head of the page", () => {
  const path = "/blog/accessible-forms";
  const contents = (page: Page, selector: string) =>
    page
      .locator(selector)
      .evaluateAll((tags) =>
        tags.map(
          (tag) =>
            tag.getAttribute("content") ??
            tag.getAttribute("href") ??
            tag.textContent,
        ),
      );
  const served = "[data-first-page]";

  test("what the server said for sharing is still there when the page has been taken over", async ({
    page,
    request,
  }) => {
    const html = await (await request.get(path)).text();
    const count = html.match(/data-first-page/g)?.length ?? 0;
    expect(count).toBeGreaterThan(20);
    await openPage(page, path);
    await expect(page.locator(served)).toHaveCount(count);
    expect(await contents(page, '[property="og:url"]')).toEqual([
      `https://www.example.com${path}`,
    ]);
    const [graph] = await contents(page, '[type="application/ld+json"]');
    expect(JSON.parse(graph ?? "")).toHaveProperty(["@graph"]);
    // A jump within the page takes nothing away.
    await page.locator("main a[href^='#']").first().click();
    await expect(page).toHaveURL(/#/);
    await expect(page.locator(served)).toHaveCount(count);
  });

  test("none of it is left when the reader goes on, and the canonical address follows", async ({
    page,
  }) => {
    await openPage(page, path);
    await page.evaluate(() => history.pushState(null, "", "#main"));
    await navigate(page, "/about");
    await expect(page).toHaveTitle(/^About/);
    await expect(page.locator(served)).toHaveCount(0);
    await expect(page.locator('[property^="og:"]')).toHaveCount(0);
    await expect(page.locator('link[rel="canonical"]')).toHaveCount(1);
    expect(await contents(page, 'link[rel="canonical"]')).toEqual([
      "https://www.example.com/about",
    ]);
    await expect(page.locator('meta[name="description"]')).toHaveCount(1);
  });
});
