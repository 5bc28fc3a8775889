import type { Page, Route } from "@playwright/test";
import { expect, test } from "./support/test";

const banner = (page: Page) => page.locator("#base-url-banner");
const notFound = (route: Route) =>
  route.fulfill({ status: 404, contentType: "text/html", body: "<p>Not here" });

test.describe("where the site's scripts are not found", () => {
  test.use({ expectedProblems: [/status of 404|MIME type/] });

  for (const [path, title] of [
    ["/", "This site did not load properly."],
    ["/de", "Diese Website wurde nicht richtig geladen."],
  ] as const) {
    test(`${path} says so, in its language`, async ({ page }) => {
      await page.route(/\.js$/, notFound);
      await page.goto(path);
      await expect(banner(page)).toContainText(title);
      await expect(banner(page)).toHaveRole("alert");
      await expect(page.locator("h1")).toBeVisible();
    });

    test(`${path} suggests the base URL it is served from`, async ({
      page,
    }) => {
      const from = `/folder${path}`;
      await page.route(`**${from}`, async (route) => {
        const response = await page.request.get(path);
        await route.fulfill({ response });
      });
      await page.route(/\.js$/, notFound);
      await page.goto(from);
      await expect(banner(page)).toContainText("/folder/");
      await expect(banner(page)).not.toContainText("/folder/de");
    });
  }

  test("other pages keep to their content", async ({ page }) => {
    await page.route(/\.js$/, notFound);
    await page.goto("/about");
    await page.waitForTimeout(1_000);
    await expect(banner(page)).toHaveCount(0);
  });
});

test.describe("where scripts do not run for another reason", () => {
  test.use({ expectedProblems: [/ERR_BLOCKED_BY_CLIENT/] });

  test("nothing is said of a slow network", async ({ page }) => {
    await page.route(/\.js$/, () => undefined);
    await page.goto("/", { waitUntil: "commit" });
    await page.waitForTimeout(2_000);
    await expect(banner(page)).toHaveCount(0);
  });

  test("nothing is said of a blocker", async ({ page }) => {
    await page.route(/\.js$/, (route) => route.abort("blockedbyclient"));
    await page.goto("/");
    await page.waitForTimeout(1_000);
    await expect(banner(page)).toHaveCount(0);
  });

  test("nothing is said where all is well", async ({ page }) => {
    await page.goto("/");
    await page.waitForTimeout(1_000);
    await expect(banner(page)).toHaveCount(0);
  });
});
