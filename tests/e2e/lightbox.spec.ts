import type { Page } from "@playwright/test";
import { navigate, openPage } from "./support/openPage";
import { expect, test } from "./support/test";

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
  await button(page).first().focus();
  await page.keyboard.press("Enter");
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
  expect(await page.evaluate(() => window.scrollY)).toBe(place);
});

test("Back leaves it with its page, and Forward returns to the page alone", async ({
  page,
}) => {
  await openPage(page, "/about");
  await navigate(page, "/writing");
  await expect(page).toHaveURL(/\/writing$/);
  // The old page stays until the other one is ready.
  await expect(page.locator("h1")).toHaveText("Writing for this site");
  await button(page).first().focus();
  await page.keyboard.press("Enter");
  await page.goBack();
  await expect(page).toHaveURL(/\/about$/);
  await expect(dialog(page)).toBeHidden();
  await page.goForward();
  await expect(page).toHaveURL(/\/writing$/);
  await expect(dialog(page)).toBeHidden();
});

test("arrows go to the next picture, a press beside it closes, the selection of a caption does not", async ({
  page,
}) => {
  await open(page);
  const alt = () => dialog(page).locator("img").getAttribute("alt");
  const first = await alt();
  await page.keyboard.press("ArrowRight");
  expect(await alt()).not.toBe(first);
  await page.keyboard.press("ArrowLeft");
  expect(await alt()).toBe(first);
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

test.describe("before the files come", () => {
  test.use({ expectedProblems: [/ERR_FAILED/] });

  test("an enlarged picture has its room, and what the page has shows there", async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await openPage(page, path);
    await button(page).first().scrollIntoViewIfNeeded();
    const small = page.locator("main figure img").first();
    await expect(small).toHaveJSProperty("complete", true);
    await page.route(/ledger\.(?:png|webp)$/, () => undefined);
    await button(page).first().click();
    const picture = dialog(page).locator("img");
    expect(await picture.boundingBox()).toMatchObject({ width: 704 });
    // Keys show the rest of it before they lead to the next picture.
    await page.keyboard.press("ArrowRight");
    const scrolled = await dialog(page).evaluate((node) => node.scrollLeft);
    expect(scrolled).toBeGreaterThan(50);
    await expect(picture).toHaveCSS("background-image", /ledger/);
    await page.setViewportSize({ width: 844, height: 390 });
    // As wide as the window; a low one scrolls.
    const room = await page.getByRole("dialog").boundingBox();
    const width = (await picture.boundingBox())?.width;
    expect(width).toBeCloseTo((room?.width ?? 0) - 844 * 0.1, 0);
    await page.setViewportSize({ width: 1600, height: 800 });
    const box = await picture.boundingBox();
    expect(box?.height).toBeCloseTo(800 - 9 * 16, 0);
  });
});
