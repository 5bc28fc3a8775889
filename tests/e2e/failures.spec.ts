import type { Page, Route } from "@playwright/test";
import { dataOf } from "./support/addresses";
import { blockStorage } from "./support/blockStorage";
import { root, toggle } from "./support/colorMode";
import { pickVersion } from "./support/handbook";
import { hintOf } from "./support/languageHint";
import { navigate, openPage, waitForReact } from "./support/openPage";
import { expect, test } from "./support/test";
import { violations } from "./support/violations";

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

test.describe("without storage", () => {
  test.use({ hasLanguageHint: true, locale: "de-DE" });

  for (const how of ["touched", "written"] as const) {
    test(`choices hold for the visit where storage throws when ${how}`, async ({
      page,
    }) => {
      await blockStorage(page, how);
      await openPage(page, "/blog");
      await hintOf(page).close.click();
      await page.getByRole("button", { name: "Close announcement" }).click();
      await expect(root(page)).toHaveAttribute("data-theme", "light");
      await toggle(page).click();

      await navigate(page, "/handbook/work/week");
      await expect(page).toHaveURL("/handbook/work/week");
      await expect(
        page.getByRole("region", { name: "Announcement" }),
      ).toBeHidden();
      await expect(root(page)).toHaveAttribute("data-theme", "dark");
      await pickVersion(page, "2026");
      await expect(page).toHaveURL("/handbook/2026/work/week");
      await expect(hintOf(page).hint).toHaveCount(0);
    });
  }
});

test.describe("where React fails", () => {
  type PageData = {
    result: { data: { page: unknown }; pageContext: { alternates: unknown } };
  };

  /** Alters a page's data on its way, so that what shows it crashes. */
  async function spoil(
    page: Page,
    path: string,
    change: (data: PageData) => void,
  ) {
    await page.route(dataOf(path), async (route) => {
      const response = await route.fetch();
      const data = (await response.json()) as PageData;
      change(data);
      await route.fulfill({ response, json: data });
    });
  }

  const spoilPage = (page: Page, path: string) =>
    spoil(page, path, ({ result }) => {
      result.data.page = { title: "x", body: [["p", { style: "x" }, {}]] };
    });
  const spoilShell = (page: Page, path: string) =>
    spoil(page, path, ({ result }) => {
      result.pageContext.alternates = null;
    });

  // React reports what it caught.
  test.use({
    expectedProblems: [/console\.error: \w*Error|Minified React error/],
  });

  test("a page that crashes leaves the shell", async ({ page }) => {
    await spoilPage(page, "/de/about");
    await openPage(page, "/de/blog");
    await navigate(page, "/de/about");
    const title = "Die Seite ist abgestürzt.";
    await expect(page.locator("h1")).toHaveText(title);
    await expect(page.getByRole("alert")).toBeFocused();
    await expect(page).toHaveTitle(title);
    await expect(page.locator("html")).toHaveAttribute("lang", "de-DE");
    await expect(page.locator("header").first()).toBeVisible();
    expect(await violations(page)).toEqual([]);

    await page.keyboard.press("Tab");
    await expect(
      page.getByRole("button", { name: "Erneut versuchen" }),
    ).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(page.locator("h1")).toHaveText(title);

    await page.locator('header a[href="/de/blog"]').first().click();
    await expect(page.locator("h1")).toHaveText("Blog");
    await expect(page.getByRole("alert")).toHaveCount(0);
  });

  test("a shell that crashes leaves a page with a way on", async ({ page }) => {
    await spoilShell(page, "/about");
    await openPage(page, "/blog");
    await navigate(page, "/about");
    await expect(page.locator("h1")).toHaveText("This page crashed.");
    await expect(page.getByRole("alert")).toBeFocused();
    await expect(page.locator("html")).toHaveAttribute("lang", "en-GB");
    await expect(page.locator("#nprogress")).toHaveCount(0);
    expect(await violations(page)).toEqual([]);
    await page.unroute(dataOf("/about"));

    await page.evaluate(() => history.back());
    await waitForReact(page);
    await expect(page.locator("h1")).toHaveText("Blog");
  });

  test("what crashes once is shown when tried again", async ({ page }) => {
    await page.addInitScript(() => {
      // What a table of contents needs once it is there fails, after the first page.
      const { ResizeObserver } = window;
      Object.assign(window, {
        breakOnce: () => {
          window.ResizeObserver = new Proxy(ResizeObserver, {
            construct: () => {
              throw new Error("No eyes", { cause: new Error("No light") });
            },
          });
        },
        mend: () => (window.ResizeObserver = ResizeObserver),
      });
    });
    await openPage(page, "/about");
    await page.evaluate("breakOnce()");
    await navigate(page, "/blog/first-blog-post");
    await expect(page.getByRole("alert")).toContainText("No eyes");
    await expect(page.getByRole("alert")).toContainText("Cause: No light");
    await page.evaluate("mend()");
    await page.getByRole("button", { name: "Try again" }).click();
    await expect(page.locator("main .prose").first()).toBeVisible();
  });

  test("a first page that crashes says so, too", async ({ page }) => {
    await spoilShell(page, "/about");
    await page.goto("/about");
    await expect(page.locator("h1")).toHaveText("This page crashed.");
    await page.unroute(dataOf("/about"));
    await page.getByRole("link", { name: "Go to the home page" }).click();
    await waitForReact(page);
    await expect(page).toHaveURL(/\/$/);
  });
});
