import type { Page, Route } from "@playwright/test";
import { dataOf } from "./support/addresses";
import { navigate, openPage, waitForReact } from "./support/openPage";
import { blockStorage } from "./support/storage";
import { expect, test } from "./support/test";

/** The script of the template that the imprint has. */
const script = /\/component---src-theme-templates-page-tsx-[\w-]+\.js/;
const there = "/imprint?from=test#main";
/** Ours, the browser's, Gatsby's about a first page, and what it throws then. */
const complaints =
  /could not be loaded|status of (404|500)|net::ERR_(?:FAILED|INTERNET_DISCONNECTED)|Not rendering React|Loading (?:CSS )?chunk|page resources for/;

/** Counts the documents that are opened from now on. */
function documentsOf(page: Page): string[] {
  const opened: string[] = [];
  page.on("request", (request) => {
    if (request.isNavigationRequest()) opened.push(request.url());
  });
  return opened;
}

const warnings = (page: Page) => {
  const found: string[] = [];
  page.on("console", (message) => {
    if (message.type() === "warning") found.push(message.text());
  });
  return found;
};

test.use({ expectedProblems: [complaints] });

for (const [name, file, fail, tag] of [
  [
    "data are missing",
    dataOf("/imprint"),
    (route: Route) => route.fulfill({ status: 404, body: "" }),
    "",
  ],
  [
    "script does not come",
    script,
    (route: Route) => route.abort("failed"),
    "@ci",
  ],
] as const) {
  test(`a page whose ${name} is opened anew, once ${tag}`, async ({ page }) => {
    await page.route(file, fail);
    await openPage(page, "/blog");
    const opened = documentsOf(page);
    const warned = warnings(page);
    await navigate(page, there);
    await expect(page.locator("h1")).toHaveText("Imprint");
    await page.waitForLoadState("networkidle");
    await expect(page).toHaveURL(there);
    expect(opened).toHaveLength(1);
    expect(warned).toHaveLength(1);
    // What the server rendered can be read, and its links followed.
    await expect(page.locator("main")).toContainText("Alex Example");
    await page.unroute(file);
    await page.getByRole("contentinfo").getByRole("link").first().click();
    await waitForReact(page);
  });
}

test("Back to a page that fails opens it anew @ci", async ({ page }) => {
  await openPage(page, "/blog?tag=a#main");
  await navigate(page, "/imprint");
  await expect(page.locator("h1")).toHaveText("Imprint");
  await page.reload();
  await waitForReact(page);
  await page.route(dataOf("/blog"), (route) => route.abort("failed"));
  const opened = documentsOf(page);
  await page.evaluate(() => history.back());
  await expect(page.locator("h1")).toHaveText("Blog");
  await page.waitForLoadState("networkidle");
  expect(opened).toHaveLength(1);
  expect(page.url()).toContain("/blog?tag=a#main");
});

test("Back to a page that has failed before shows it @ci", async ({ page }) => {
  await openPage(page, "/imprint");
  await navigate(page, "/blog");
  await expect(page.locator("h1")).toHaveText("Blog");
  await page.reload();
  await waitForReact(page);
  await page.route(script, (route) => route.abort("failed"));
  const failed = page.waitForEvent("requestfailed");
  await page.getByRole("contentinfo").hover();
  await page.locator("footer a[href='/imprint']").hover();
  await failed;
  const opened = documentsOf(page);
  await page.evaluate(() => history.back());
  await expect(page.locator("h1")).toHaveText("Imprint");
  await page.waitForLoadState("networkidle");
  expect(opened).toHaveLength(1);
});

test("a host that fails is not asked without end @ci", async ({ page }) => {
  await page.route(/\/page-data\//, (route) => route.fulfill({ status: 500 }));
  await page.goto("/imprint");
  await page.getByRole("button", { name: "Retry" }).waitFor();
  await page.waitForLoadState("networkidle");
});

test("no loop without storage, where a script fails @ci", async ({ page }) => {
  await blockStorage(page);
  await page.route(script, (route) => route.abort("failed"));
  await openPage(page, "/blog");
  const opened = documentsOf(page);
  await navigate(page, there);
  await expect(page.locator("h1")).toHaveText("Imprint");
  await page.waitForLoadState("networkidle");
  expect(opened).toHaveLength(1);
  await page.reload();
  await page.waitForLoadState("networkidle");
  await expect(page.locator("h1")).toHaveText("Imprint");
  await expect(page).toHaveURL(there);
  expect(opened).toHaveLength(2);
});

test("a new version is opened with query and hash @ci", async ({ page }) => {
  await openPage(page, "/blog");
  await page.route(/app-data\.json/, (route) =>
    route.fulfill({ json: { webpackCompilationHash: "newer" } }),
  );
  const opened = documentsOf(page);
  await navigate(page, there);
  await expect(page.locator("h1")).toHaveText("Imprint");
  await page.waitForLoadState("networkidle");
  expect(page.url()).toContain(there);
  // Gatsby loads a document again, once, that is older than its data.
  expect(opened.length).toBeLessThanOrEqual(2);
});

test("a part whose script is gone comes with the newer version @ci", async ({
  page,
}) => {
  await openPage(page, "/blog");
  await page.route(/\.js$/, (route) => route.fulfill({ status: 404 }));
  await page.keyboard.press("Control+k");
  const retry = page.getByRole("button", { name: "Retry" });
  const opened = documentsOf(page);
  await retry.click();
  await expect(retry).toBeVisible();
  expect(opened).toHaveLength(0);
  await page.route(
    /app-data\.json/,
    (route) => route.fulfill({ json: { webpackCompilationHash: "newer" } }),
    { times: 1 },
  );
  await page.unroute(/\.js$/);
  await retry.click();
  await expect.poll(() => opened.length).toBe(1);
  await waitForReact(page);
  expect(opened).toHaveLength(1);
});

test("a first page whose script fails can be read, and tried again @ci", async ({
  page,
}) => {
  await page.route(script, (route) => route.abort("failed"));
  await page.goto("/de/imprint");
  const box = page.getByRole("alert");
  await expect(box).toContainText("Sie können diese Seite lesen");
  await expect(box).toContainText(/Loading (?:CSS )?chunk/);
  await expect(page.locator("main")).toContainText("Alex Example");
  await page.emulateMedia({ media: "print" });
  await expect(box).toBeHidden();
  await page.emulateMedia({ media: "screen" });
  // Its menus are those of a page without scripts.
  const bar = page.getByRole("banner");
  await bar.getByRole("button", { name: /^Sprache/ }).hover();
  await expect(bar.getByRole("link", { name: "English" })).toBeVisible();

  const retry = box.getByRole("button", { name: "Erneut versuchen" });
  await page.unroute(script);
  await retry.click();
  await waitForReact(page);
  await expect(box).toHaveCount(0);
});

test("a page that was brought before is shown offline @ci", async ({
  page,
}) => {
  await openPage(page, "/blog");
  const about = page.getByRole("banner").getByRole("link", { name: "About" });
  const brought = [script, dataOf("/about")].map((file) =>
    page.waitForResponse(file),
  );
  await about.hover();
  await Promise.all(brought);
  await page.context().setOffline(true);
  await about.click();
  await expect(page.locator("h1")).toHaveText("About me");
  await page.goBack();
  await expect(page.locator("h1")).toHaveText("Blog");
});
