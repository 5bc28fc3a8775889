import type { Page } from "@playwright/test";
import { openPage } from "./support/openPage";
import { expect, test } from "./support/test";

const post = "/blog/reading-a-query-plan";

const loaded = (page: Page) =>
  page.locator("main figure img:visible").evaluateAll((images) =>
    images.map((image) => {
      const { currentSrc, complete, naturalWidth } = image as HTMLImageElement;
      const { width, height } = image.getBoundingClientRect();
      return { currentSrc, complete, naturalWidth, width, height };
    }),
  );

for (const [width, most] of [
  [390, 900],
  [1280, 1600],
] as const) {
  test(`at ${width} px a picture comes in a fitting size`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    await openPage(page, post);
    const picture = page.locator("main figure img").last();
    await picture.scrollIntoViewIfNeeded();
    await expect
      .poll(async () => (await loaded(page)).at(-1)?.naturalWidth)
      .toBeGreaterThan(0);
    const found = (await loaded(page)).at(-1);
    expect(found?.complete).toBe(true);
    expect(found?.width).toBeLessThanOrEqual(width);
    expect(found?.naturalWidth).toBeLessThanOrEqual(most);
  });
}

test("several widths and a modern format are offered", async ({ page }) => {
  await openPage(page, post);
  const figure = page.locator("main figure:has(img)").last();
  const sets = await figure
    .locator("img, source")
    .evaluateAll((tags) =>
      tags.map((tag) => [
        tag.getAttribute("type"),
        tag.getAttribute("srcset") ?? tag.getAttribute("data-srcset"),
      ]),
    );
  const offered = sets.map(([, set]) => set?.split(",").length ?? 0);
  expect(Math.max(...offered)).toBeGreaterThanOrEqual(3);
  expect(sets.map(([type]) => type)).toContain("image/webp");
});
