import type { Page, Route } from "@playwright/test";
import { dataOf, scriptOf } from "./support/addresses";
import { navigate, openPage, waitForReact } from "./support/openPage";
import { scrollTo } from "./support/scrollTo";
import { expect, test } from "./support/test";

const there = "/imprint?from=test#main";
/** Ours, the browser's, Gatsby's about a first page, and what it throws then. */
const complaints =
  /could not be loaded|status of (404|500)|net::ERR_FAILED|ERR_INTERNET_DISCONNECTED|Not rendering React|Loading (?:CSS )?chunk|page resources for/;

const faults: Record<string, (route: Route) => Promise<void>> = {
  "404": (route) => route.fulfill({ status: 404, body: "" }),
  "500": (route) => route.fulfill({ status: 500, body: "" }),
  "a broken connection": (route) => route.abort("failed"),
  nonsense: (route) =>
    route.fulfill({ body: '{"path":', contentType: "application/json" }),
};

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

for (const [name, fail] of Object.entries(faults)) {
  for (const [what, file] of [
    ["data", dataOf("/imprint")],
    ["script", scriptOf("page")],
  ] as const) {
    // What is nonsense there has loaded, for all a browser knows.
    if (what !== "data" && name === "nonsense") continue;

    test(`a page whose ${what} meets ${name} is opened anew, once`, async ({
      page,
    }) => {
      await page.route(file, fail);
      await openPage(page, "/blog");
      const opened = documentsOf(page);
      const warned = warnings(page);
      await navigate(page, there);
      await expect(page.locator("h1")).toHaveText("Imprint");
      await page.waitForTimeout(1_500);
      expect(new URL(page.url()).href).toContain(there);
      expect(opened).toHaveLength(1);
      expect(warned).toHaveLength(1);
      // What the server rendered can be read, and its links followed.
      await expect(page.locator("main")).toContainText("Alex Example");
      await page.unroute(file);
      await page.getByRole("contentinfo").getByRole("link").first().click();
      await waitForReact(page);
    });
  }
}

test("a fault that has passed leaves nothing behind", async ({ page }) => {
  await page.route(scriptOf("page"), (route) => route.abort("failed"), {
    times: 1,
  });
  await openPage(page, "/blog");
  await navigate(page, there);
  await expect(page.locator("h1")).toHaveText("Imprint");
  await waitForReact(page);
  await navigate(page, "/blog");
  await expect(page.locator("h1")).toHaveText("Blog");
});

test("Back to a page that fails opens it anew, and where it was left", async ({
  page,
}) => {
  await openPage(page, "/blog?tag=a#main");
  await scrollTo(page, 700);
  await navigate(page, "/imprint");
  await expect(page.locator("h1")).toHaveText("Imprint");
  await page.reload();
  await waitForReact(page);
  await page.route(dataOf("/blog"), (route) => route.abort("failed"));
  const opened = documentsOf(page);
  await page.evaluate(() => history.back());
  await expect(page.locator("h1")).toHaveText("Blog");
  await page.waitForTimeout(1_000);
  expect(opened).toHaveLength(1);
  expect(page.url()).toContain("/blog?tag=a#main");
});

test("Back to a page that has failed before is no blank window", async ({
  page,
}) => {
  await openPage(page, "/imprint");
  await navigate(page, "/blog");
  await expect(page.locator("h1")).toHaveText("Blog");
  await page.reload();
  await waitForReact(page);
  await page.route(scriptOf("page"), (route) => route.abort("failed"));
  const failed = page.waitForEvent("requestfailed");
  await page.getByRole("contentinfo").hover();
  await page.locator("footer a[href='/imprint']").hover();
  await failed;
  const opened = documentsOf(page);
  await page.evaluate(() => history.back());
  await expect(page.locator("h1")).toHaveText("Imprint");
  await page.waitForTimeout(1_000);
  expect(opened).toHaveLength(1);
});

test("storage that is blocked makes no loop", async ({ page }) => {
  await page.addInitScript(() => {
    for (const area of ["localStorage", "sessionStorage"]) {
      Object.defineProperty(window, area, {
        get: () => {
          throw new DOMException("denied", "SecurityError");
        },
      });
    }
  });
  await page.route(scriptOf("page"), (route) => route.abort("failed"));
  await openPage(page, "/blog");
  const opened = documentsOf(page);
  await navigate(page, there);
  await expect(page.locator("h1")).toHaveText("Imprint");
  await page.waitForTimeout(1_500);
  expect(opened).toHaveLength(1);
  expect(page.url()).toContain(there);
});

test("a first page whose script fails can be read", async ({ page }) => {
  await page.route(scriptOf("page"), (route) => route.abort("failed"));
  const opened = documentsOf(page);
  await page.goto(there);
  await page.waitForTimeout(1_500);
  expect(opened).toHaveLength(1);
  await expect(page.locator("h1")).toHaveText("Imprint");
  expect(page.url()).toContain(there);
});

test("a new version of the site is opened with query and hash", async ({
  page,
}) => {
  await openPage(page, "/blog");
  await page.route(/app-data\.json/, (route) =>
    route.fulfill({ json: { webpackCompilationHash: "newer" } }),
  );
  const opened = documentsOf(page);
  await navigate(page, there);
  await expect(page.locator("h1")).toHaveText("Imprint");
  await page.waitForTimeout(1_500);
  expect(page.url()).toContain(there);
  // Gatsby loads a document again, once, that is older than its data.
  expect(opened.length).toBeLessThanOrEqual(2);
});

test("who is offline stays where they are, and may try again", async ({
  context,
  page,
}) => {
  await page.route(dataOf("/imprint"), (route) => route.abort("failed"), {
    times: 4,
  });
  await openPage(page, "/de/blog");
  await context.setOffline(true);
  await navigate(page, "/imprint?from=test");
  const notice = page.getByRole("alert");
  await expect(notice).toContainText("Bitte prüfen Sie Ihre Verbindung");
  await expect(page).toHaveURL(/\/de\/blog$/);
  await expect(page.locator("h1")).toHaveText("Blog");
  const retry = notice.getByRole("button", { name: "Erneut versuchen" });
  await retry.click();
  await expect(notice).toBeVisible();
  await context.setOffline(false);
  await retry.click();
  await expect(page.locator("h1")).toHaveText("Imprint");
  await expect(page).toHaveURL(/\/imprint\?from=test$/);
});
