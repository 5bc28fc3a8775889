import { follow, openPage } from "./support/openPage";
import { isGerman, samplePages } from "./support/samplePages";
import { expect, test } from "./support/test";

test("the titles of all pages are at one height", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const heights: Record<string, number> = {};
  await openPage(page, "/");
  for (const path of samplePages.filter(
    (one) => !isGerman(one) && one !== "/",
  )) {
    await follow(page, path);
    const title = await page.locator("main h1").boundingBox();
    heights[path] = Math.round(title?.y ?? 0);
  }
  expect(new Set(Object.values(heights)).size, JSON.stringify(heights)).toBe(1);
});
