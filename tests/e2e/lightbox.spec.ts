import type { Page } from "@playwright/test";
import { openPage } from "./support/openPage";
import { expect, test } from "./support/test";
import { violationsInModes } from "./support/violations";

const path = "/writing";
const button = (page: Page) =>
  page.getByRole("button", { name: "Enlarge picture" });
const dialog = (page: Page) => page.locator(".figure-dialog");

const open = async (page: Page) => {
  await openPage(page, path);
  await button(page).first().focus();
  await page.keyboard.press("Enter");
  await expect(dialog(page)).toBeVisible();
};

test("a large picture opens larger, and Escape gives the focus back", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1600, height: 1000 });
  await openPage(page, path);
  const before = await page.locator("main figure img").first().boundingBox();
  await open(page);
  const picture = dialog(page).locator("img");
  await expect
    .poll(() =>
      picture.evaluate((image) => (image as HTMLImageElement).naturalWidth),
    )
    .toBeGreaterThan(1_400);
  const box = await picture.boundingBox();
  expect(box?.width).toBeGreaterThan(1.3 * (before?.width ?? 0));
  expect((box?.height ?? 0) + (box?.y ?? 0)).toBeLessThan(1000);
  const place = await page.evaluate(() => window.scrollY);
  await page.keyboard.press("Escape");
  await expect(dialog(page)).toBeHidden();
  await expect(button(page).first()).toBeFocused();
  await page.waitForTimeout(300);
  await expect(button(page).first()).toBeFocused();
  expect(await page.evaluate(() => window.scrollY)).toBe(place);
});

test("Back closes it and stays on the page", async ({ page }) => {
  await openPage(page, "/about");
  await page.evaluate(() => window.___navigate("/writing"));
  await expect(page).toHaveURL(/\/writing$/);
  await button(page).first().focus();
  await page.keyboard.press("Enter");
  await page.goBack();
  await expect(dialog(page)).toBeHidden();
  await expect(page).toHaveURL(/\/writing$/);
  await page.goBack();
  await expect(page).toHaveURL(/\/about$/);
});

test("arrows go to the next picture, which is the mode's own", async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: "light" });
  await open(page);
  const alt = () => dialog(page).locator("img").getAttribute("alt");
  const first = await alt();
  await page.keyboard.press("ArrowRight");
  expect(await alt()).not.toBe(first);
  await page.keyboard.press("ArrowLeft");
  expect(await alt()).toBe(first);
});

test("a press beside the picture closes", async ({ page }) => {
  await open(page);
  await page.mouse.click(5, 500);
  await expect(dialog(page)).toBeHidden();
});

test("selecting a caption past its end does not close", async ({ page }) => {
  await open(page);
  const box = await dialog(page).locator("figcaption").boundingBox();
  if (!box) throw new Error("There is no caption.");
  await page.mouse.move(box.x + 2, box.y + box.height / 2);
  await page.mouse.down();
  await page.mouse.move(box.x + box.width + 60, box.y + box.height / 2);
  await page.mouse.up();
  expect(await page.evaluate(() => String(getSelection()))).not.toBe("");
  await expect(dialog(page)).toBeVisible();
  await page.mouse.click(5, 500);
  await expect(dialog(page)).toBeHidden();
});

test("on a phone the picture is larger than the window, and can be scrolled", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page);
  const picture = dialog(page).locator("img");
  expect((await picture.boundingBox())?.width).toBe(704);
  await dialog(page).evaluate((node) => node.scrollBy(300, 0));
  expect((await picture.boundingBox())?.x).toBeLessThan(0);
  await page.keyboard.press("Escape");
  await expect(dialog(page)).toBeHidden();
});

for (const width of [1280, 390]) {
  test(`open at ${width} px it has no barrier`, async ({ page }) => {
    test.slow();
    await page.setViewportSize({ width, height: 844 });
    await open(page);
    expect(await violationsInModes(page, [width])).toEqual([]);
  });
}

test("forced colours leave the signs on buttons", async ({ page }) => {
  await page.emulateMedia({ forcedColors: "active" });
  await open(page);
  const signs = await page
    .locator(
      ".figure-enlarge, .figure-dialog button:not([hidden]), .embed-load",
    )
    .evaluateAll((buttons) => {
      const { backgroundColor: ground } = getComputedStyle(document.body);
      return buttons.map(
        (button) =>
          getComputedStyle(button, "::before").backgroundColor !== ground,
      );
    });
  expect(signs.length).toBeGreaterThan(5);
  expect(signs).not.toContain(false);
});
