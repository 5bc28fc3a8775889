import type { Locator } from "@playwright/test";
import sharp from "sharp";
import { openPage } from "./support/openPage";
import { expect, test } from "./support/test";

/** How light a region is at its start and at its end, just above its lower edge. */
async function edgesOf(region: Locator): Promise<[number, number]> {
  const { data, info } = await sharp(await region.screenshot())
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const row = (info.height - 3) * info.width;
  const lightAt = (x: number) => data[(row + x) * info.channels] ?? NaN;
  return [lightAt(1), lightAt(info.width - 2)];
}

test("what scrolls sideways shades the edge that it goes on behind", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openPage(page, "/writing");
  const region = page.locator(".diagram-scroll").first();
  await region.scrollIntoViewIfNeeded();
  const [plain, shaded] = await edgesOf(region);
  expect(plain - shaded).toBeGreaterThan(10);
  await region.evaluate((node) => node.scrollBy(10_000, 0));
  const [behind, end] = await edgesOf(region);
  expect(end).toBe(plain);
  expect(plain - behind).toBeGreaterThan(10);
});

test("what scrolls can be focused, and says what it is", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 844 });
  await openPage(page, "/writing");
  await expect(page.locator(".code-tools").last()).toBeAttached();
  const nameless = await page.locator("main *").evaluateAll((nodes) =>
    nodes
      .filter(
        (node) =>
          node.scrollWidth > node.clientWidth &&
          /auto|scroll/.test(getComputedStyle(node).overflowX) &&
          // Its tabs are reached by keyboard themselves.
          !node.matches("[role=tablist], [tabindex='0'][aria-label]"),
      )
      .map(({ outerHTML }) => outerHTML.slice(0, 80)),
  );
  expect(nameless).toEqual([]);
});
