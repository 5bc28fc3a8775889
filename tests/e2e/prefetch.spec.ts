import type { Page } from "@playwright/test";
import { openPage } from "./support/openPage";
import { requestsOf } from "./support/requestsOf";
import { expect, test } from "./support/test";

const pageData = "/page-data/about/page-data.json";
const script = /\/component---src-theme-templates-page-tsx-[\w-]+\.js$/;

test.beforeEach(({ page }) => page.clock.install());

/** Gatsby prefetches four pages at a time, every three seconds. */
const pollLater = <T>(page: Page, read: () => T) =>
  expect.poll(async () => {
    await page.clock.fastForward(3_000);
    return read();
  });

const about = (page: Page) =>
  page.locator("header").first().getByRole("link", { name: "About" });

test("a link brings its page when it is seen", async ({ page }) => {
  const imprint = "/page-data/imprint/page-data.json";
  await page.setViewportSize({ width: 1280, height: 500 });
  const requests = requestsOf(page);
  await openPage(page, "/blog");
  await expect(about(page)).toBeInViewport();
  await pollLater(page, () => requests).toContain(pageData);
  const hasScript = () => requests.some((path) => script.test(path));
  await pollLater(page, hasScript).toBe(true);
  expect(requests).not.toContain(imprint);
  const foot = page.getByRole("contentinfo");
  await foot.getByRole("link", { name: "Imprint" }).scrollIntoViewIfNeeded();
  await pollLater(page, () => requests).toContain(imprint);

  await page.waitForLoadState("networkidle");
  requests.length = 0;
  await about(page).click();
  await expect(page.locator("h1")).toHaveText("About me");
  expect(requests.filter((path) => path === pageData)).toEqual([]);
});

test("a page in the docs' sidebar is brought with all its scripts @ci", async ({
  page,
}) => {
  const requests = requestsOf(page);
  await openPage(page, "/handbook");
  const link = page
    .locator("nav[aria-label=Handbook] a:not([aria-current]):visible")
    .first();
  await link.scrollIntoViewIfNeeded();
  const to = (await link.getAttribute("href")) ?? "";
  const data = `/page-data${to}/page-data.json`;
  await pollLater(page, () => requests).toContain(data);
  await page.waitForLoadState("networkidle");
  const before = requests.length;
  await link.click();
  await expect(page).toHaveURL(to);
  await page.waitForLoadState("networkidle");
  const scripts = requests.slice(before).filter((name) => /\.js$/.test(name));
  const known = requests.slice(0, before);
  // Scripts of components, such as a button to copy, come with their text.
  const ofTemplates = await page.evaluate(() =>
    Object.values(
      (window as unknown as { ___chunkMapping: Record<string, string[]> })
        .___chunkMapping,
    ).flat(),
  );
  const late = scripts.filter((name) => !known.includes(name));
  expect(late.filter((name) => ofTemplates.includes(name))).toEqual([]);
});

test("nothing is where data are saved @ci", async ({ page }) => {
  await page.addInitScript(() => {
    const connection = { saveData: true, effectiveType: "4g" };
    Object.defineProperty(navigator, "connection", { value: connection });
  });
  const requests = requestsOf(page);
  await openPage(page, "/");
  await page.waitForLoadState("networkidle");
  await about(page).hover();
  await page.clock.fastForward(4_000);
  // Requests are reported in their order: what was prefetched came before.
  await page.evaluate(() => fetch("/robots.txt"));
  expect(requests).toContain("/page-data/index/page-data.json");
  expect(requests).not.toContain(pageData);
  expect(requests.filter((path) => script.test(path))).toEqual([]);
});

test("a first page asks early, and once @ci", async ({ page }) => {
  // For its data and template, while Gatsby's scripts load.
  const requests = requestsOf(page);
  const needed = () =>
    requests.filter((path) => /-data\.json$|\/component---/.test(path)).sort();
  await page.route(/\/app-\w+\.js$/, async (route) => {
    await expect.poll(needed).toHaveLength(3);
    await route.continue();
  });
  await openPage(page, "/blog/archive");
  expect(needed()).toEqual([
    expect.stringMatching(/^\/component---src-theme-templates-archive-tsx-/),
    "/page-data/app-data.json",
    "/page-data/blog/archive/page-data.json",
  ]);
});
