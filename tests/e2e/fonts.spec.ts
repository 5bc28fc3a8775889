import { readFileSync } from "node:fs";
import path from "node:path";
import type { Page } from "@playwright/test";
import { siteConfig } from "../../src/config/resolved";
import { layoutShifts, watchLayoutShifts } from "./support/layoutShift";
import { waitForReact } from "./support/openPage";
import { expect, test } from "./support/test";

const { fonts } = siteConfig;
const provider = `${typeof fonts === "string" ? "" : fonts.preconnect}/**`;

test.use({ hasOwnFonts: true });

/** Waits until the page has been painted; while a stylesheet is awaited it is not. */
const firstPaint = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        new PerformanceObserver((list) => {
          const [entry] = list.getEntriesByName("first-contentful-paint");
          if (entry) resolve();
        }).observe({ type: "paint", buffered: true });
      }),
  );

/** True if a face of the text's typeface has arrived. */
const hasTypeface = (page: Page) =>
  page.evaluate(() =>
    [...document.fonts].some(
      ({ family, status }) =>
        family.replace(/"/g, "") === "Source Serif 4" && status === "loaded",
    ),
  );

const packages = "node_modules/@fontsource";
const stylesheet = [
  ...["400", "400-italic", "600"].map((face) => `source-serif-4/${face}.css`),
  ...["400", "500", "600"].map((face) => `instrument-sans/${face}.css`),
]
  .map((file) => readFileSync(path.join(packages, file), "utf8"))
  .join("");

/** Answers in the provider's place, with stylesheet and fonts that are late. */
async function answer(page: Page): Promise<void> {
  await page.route(provider, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 300));
    const file = path.basename(new URL(route.request().url()).pathname);
    const folder = `${packages}/${file.split("-latin")[0]}/files`;
    const isFile = file.endsWith(".woff2");
    await route.fulfill({
      headers: { "access-control-allow-origin": "*" },
      ...(isFile
        ? { path: path.join(folder, file) }
        : { contentType: "text/css", body: stylesheet }),
    });
  });
}

test("a provider that hangs delays nothing", async ({ page }) => {
  await page.route(provider, () => undefined);
  await page.goto("/blog", { waitUntil: "commit" });
  await firstPaint(page);
  await waitForReact(page);
  await page.getByRole("button", { name: /dark and light mode/ }).click();
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
  await page.locator("footer a[href='/imprint']").click();
  await expect(page.locator("h1")).toHaveText("Imprint");
  await page.evaluate(() => history.back());
  await expect(page.locator("h1")).toHaveText("Blog");
});

test.describe("fonts that come late", () => {
  // On other screens, Chromium rounds each letter to whole pixels on Linux.
  test.use({ deviceScaleFactor: 2 });

  test("move nothing @ci", async ({ page }) => {
    await answer(page);
    await watchLayoutShifts(page);
    for (const [address, width] of [
      ["/de/", 390],
      ["/blog/what-to-charge", 390],
      ["/projects", 820],
      ["/blog/what-to-charge", 1440],
    ] as const) {
      await page.setViewportSize({ width, height: 844 });
      await page.goto(address);
      await expect.poll(() => hasTypeface(page)).toBe(true);
      const shifts = await layoutShifts(page);
      const sum = shifts.reduce((total, one) => total + parseFloat(one), 0);
      const where = `${address}, ${width} px`;
      expect(sum, `${where}\n${shifts.join("\n")}`).toBeLessThan(0.02);
    }
  });
});
