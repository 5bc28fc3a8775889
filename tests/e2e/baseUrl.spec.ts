import type { Page, Route } from "@playwright/test";
import { openPage } from "./support/openPage";
import { expect, test } from "./support/test";

const banner = (page: Page) => page.locator("#base-url-banner");
const notFound = (route: Route) =>
  route.fulfill({ status: 404, contentType: "text/html", body: "<p>Not here" });

test.describe("where the site's scripts are not found", () => {
  test.use({ expectedProblems: [/status of 404|MIME type/] });

  test("a start page says so in its language, and suggests the base URL it is served from", async ({
    page,
  }) => {
    await page.route("**/folder/de", async (route) => {
      const response = await page.request.get("/de");
      await route.fulfill({ response });
    });
    await page.route(/\.js$/, notFound);
    await page.goto("/folder/de");
    await expect(banner(page)).toContainText("nicht richtig geladen");
    await expect(banner(page)).toContainText("/folder/");
    await expect(banner(page)).not.toContainText("/folder/de");
    await expect(banner(page)).toHaveRole("alert");
    await expect(page.locator("h1")).toBeVisible();
  });
});

test.describe("where scripts do not run for another reason", () => {
  test.use({ expectedProblems: [/ERR_BLOCKED_BY_CLIENT/] });

  test("nothing is said of a blocker", async ({ page }) => {
    await page.route(/\.js$/, (route) => route.abort("blockedbyclient"));
    await page.goto("/");
    await page.waitForLoadState("networkidle");
    await expect(banner(page)).toHaveCount(0);
  });
});

test("nothing is said where all is well", async ({ page }) => {
  await openPage(page, "/");
  await expect(banner(page)).toHaveCount(0);
});
