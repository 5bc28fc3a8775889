import type { Page } from "@playwright/test";
import { dataOf } from "./support/addresses";
import { root } from "./support/colorMode";
import { navigate, openPage, waitForReact } from "./support/openPage";
import { spoil } from "./support/spoil";
import { expect, test } from "./support/test";

test.describe("where React fails", () => {
  // React reports what it caught.
  test.use({
    expectedProblems: [/console\.error: \w*Error|Minified React error/],
  });

  const title = (page: Page) => page.locator("h1");
  const alert = (page: Page) => page.getByRole("alert");

  test("a page that crashes leaves the shell", async ({ page }) => {
    const crashed = "Die Seite ist abgestürzt.";
    await spoil(page, "/de/about", "page");
    await openPage(page, "/de/blog");
    await navigate(page, "/de/about");
    await expect(title(page)).toHaveText(crashed);
    await expect(alert(page)).toBeFocused();
    await expect(page).toHaveTitle(crashed);
    await expect(root(page)).toHaveAttribute("lang", "de-DE");
    await expect(page.locator("header").first()).toBeVisible();

    await page.keyboard.press("Tab");
    const retry = page.getByRole("button", { name: "Nochmal versuchen" });
    await expect(retry).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(title(page)).toHaveText(crashed);

    await page.locator('header a[href="/de/blog"]').first().click();
    await expect(title(page)).toHaveText("Blog");
    await expect(alert(page)).toHaveCount(0);
  });

  test("a shell that crashes leaves a way on @ci", async ({ page }) => {
    await spoil(page, "/about", "shell");
    await openPage(page, "/blog");
    await navigate(page, "/about");
    await expect(title(page)).toHaveText("This page crashed.");
    await expect(alert(page)).toBeFocused();
    await expect(root(page)).toHaveAttribute("lang", "en-GB");
    await expect(page.locator("#nprogress")).toBeHidden();
    await page.evaluate(() => history.back());
    await waitForReact(page);
    await expect(title(page)).toHaveText("Blog");
    // A first page that crashes says so, too.
    await page.goto("/about");
    await expect(title(page)).toHaveText("This page crashed.");
    await page.unroute(dataOf("/about"));
    await page.getByRole("link", { name: "Go to the home page" }).click();
    await waitForReact(page);
    await expect(page).toHaveURL("/");
  });

  test("what crashes once is shown when tried again @ci", async ({ page }) => {
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
    await expect(alert(page)).toContainText("No eyes");
    await expect(alert(page)).toContainText("Cause: No light");
    await page.evaluate("mend()");
    await page.getByRole("button", { name: "Try again" }).click();
    await expect(page.locator("main .prose").first()).toBeVisible();
  });
});
