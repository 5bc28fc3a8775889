import type { Page } from "@playwright/test";
import { siteConfig } from "../../src/config/resolved";
import { waitForReact } from "./support/openPage";
import { scrollTo } from "./support/scrollTo";
import { expect, test } from "./support/test";

const { fonts } = siteConfig;
const provider = `${typeof fonts === "string" ? "" : fonts.preconnect}/**`;

/** When the page was first painted, in milliseconds after it was asked for. */
const firstPaint = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) => {
          const [entry] = list.getEntriesByName("first-contentful-paint");
          if (entry) resolve(entry.startTime);
        }).observe({ type: "paint", buffered: true });
      }),
  );

async function reactsAtOnce(page: Page): Promise<void> {
  await page.goto("/blog", { waitUntil: "commit" });
  expect(await firstPaint(page)).toBeLessThan(3_000);
  await waitForReact(page);
  await page.getByRole("button", { name: /dark and light mode/ }).click();
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");

  await scrollTo(page, 600);
  await page.locator("footer a[href='/imprint']").click();
  await expect(page.locator("h1")).toHaveText("Imprint");
  await page.evaluate(() => history.back());
  await expect(page.locator("h1")).toHaveText("Blog");
}

test.describe("a font provider that cannot be reached", () => {
  test.use({ expectedProblems: [/ERR_NAME_NOT_RESOLVED/] });

  test("costs nothing but its fonts", async ({ page }) => {
    await page.route(provider, (route) => route.abort("namenotresolved"));
    await reactsAtOnce(page);
  });
});

test("a font provider that hangs delays nothing", async ({ page }) => {
  await page.route(provider, () => undefined);
  await reactsAtOnce(page);
  expect(await page.evaluate(() => document.readyState)).toBe("interactive");
});
