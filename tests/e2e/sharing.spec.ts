import type { Page } from "@playwright/test";
import { navigate, openPage } from "./support/openPage";
import { expect, test } from "./support/test";

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
