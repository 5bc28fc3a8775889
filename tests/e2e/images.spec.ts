import { openPage } from "./support/openPage";
import { expect, test } from "./support/test";

const post = "/blog/reading-a-query-plan";

for (const [width, most] of [
  [390, 900],
  [1280, 1600],
] as const) {
  test(`at ${width} px a picture comes in a fitting size`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    await openPage(page, post);
    const picture = page.locator("main figure img").last();
    await picture.scrollIntoViewIfNeeded();
    const widthOf = (name: "naturalWidth" | "width") =>
      picture.evaluate((image, key) => (image as HTMLImageElement)[key], name);
    await expect.poll(() => widthOf("naturalWidth")).toBeGreaterThan(0);
    expect(await widthOf("width")).toBeLessThanOrEqual(width);
    expect(await widthOf("naturalWidth")).toBeLessThanOrEqual(most);
    const source = picture.evaluate(
      (image) => (image as HTMLImageElement).currentSrc,
    );
    expect(await source).toMatch(/\.webp$/);
  });
}
