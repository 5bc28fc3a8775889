import type { Page } from "@playwright/test";
import { toggle } from "./support/colorMode";
import { navigate, openPage } from "./support/openPage";
import { expect, test } from "./support/test";

const path = "/projects/month-end";
const button = (page: Page) =>
  page.getByRole("button", { name: "Enlarge picture" }).first();
const dialog = (page: Page) => page.locator(".figure-dialog");

test("a picture opens larger, Escape returns", async ({ page }) => {
  await page.setViewportSize({ width: 1600, height: 1000 });
  await openPage(page, path);
  const before = await page
    .locator(".gallery img:visible")
    .first()
    .boundingBox();
  await button(page).focus();
  const place = await page.evaluate(() => window.scrollY);
  await page.keyboard.press("Enter");
  const picture = dialog(page).locator("img");
  await expect
    .poll(() => picture.evaluate((node: HTMLImageElement) => node.naturalWidth))
    .toBeGreaterThan(1_400);
  const box = await picture.boundingBox();
  expect(box?.width).toBeGreaterThan(1.3 * (before?.width ?? 0));
  expect((box?.height ?? 0) + (box?.y ?? 0)).toBeLessThan(1000);
  await page.keyboard.press("Escape");
  await expect(dialog(page)).toBeHidden();
  await expect(button(page)).toBeFocused();
  expect(await page.evaluate(() => window.scrollY)).toBe(place);
});

test("Back closes it where the page was, Forward opens it again @ci", async ({
  page,
}) => {
  await openPage(page, "/about");
  await navigate(page, path);
  // The old page stays until the other one is ready.
  await expect(page.locator("h1")).toHaveText("Month-end close in 40 minutes");
  await button(page).scrollIntoViewIfNeeded();
  const place = await page.evaluate(() => window.scrollY);
  await button(page).press("Enter");
  await expect(dialog(page)).toBeVisible();
  await page.goBack();
  await expect(dialog(page)).toBeHidden();
  await expect(page).toHaveURL(/\/month-end$/);
  await expect(button(page)).toBeFocused();
  expect(await page.evaluate(() => window.scrollY)).toBe(place);
  await page.goForward();
  await expect(dialog(page)).toBeVisible();
  await page.reload();
  await expect(dialog(page)).toBeVisible();
  // Closed otherwise, it leaves nothing to go back through.
  await page.keyboard.press("Escape");
  await expect(dialog(page)).toBeHidden();
  await page.waitForFunction(() => !("enlarged" in window.history.state));
  await page.goBack();
  await expect(page).toHaveURL(/\/about$/);
  await page.goForward();
  await expect(page.locator("h1")).toHaveText("Month-end close in 40 minutes");
  await expect(dialog(page)).toBeHidden();
});

test("a press beside the picture closes it @ci", async ({ page }) => {
  await openPage(page, path);
  await button(page).press("Enter");
  // Who selects the caption does not close it.
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

test.describe("by touch", () => {
  test.use({
    isMobile: true,
    hasTouch: true,
    viewport: { width: 390, height: 844 },
  });

  test("a swipe leads to the next picture and back @ci", async ({ page }) => {
    await openPage(page, "/projects/month-end");
    await button(page).click();
    const alt = () => dialog(page).locator("img").getAttribute("alt");
    const first = await alt();
    const client = await page.context().newCDPSession(page);
    const swipe = async (from: number, to: number) => {
      for (const [type, x] of [
        ["touchStart", from],
        ["touchMove", (from + to) / 2],
        ["touchMove", to],
        ["touchEnd", 0],
      ] as const)
        await client.send("Input.dispatchTouchEvent", {
          type,
          touchPoints: type === "touchEnd" ? [] : [{ x, y: 400 }],
        });
    };
    await swipe(300, 100);
    expect(await alt()).not.toBe(first);
    await swipe(100, 300);
    expect(await alt()).toBe(first);
    await swipe(200, 180);
    expect(await alt()).toBe(first);
  });
});

test.describe("before the files come", () => {
  test.use({ expectedProblems: [/ERR_FAILED/] });

  test("a picture has its room, and what is there; without a variant it is dimmed @ci", async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await openPage(page, "/writing");
    const small = page.locator("main figure img").first();
    await small.scrollIntoViewIfNeeded();
    await expect(small).toHaveJSProperty("complete", true);
    await expect(small).toHaveCSS("filter", "none");
    await page.route(/ledger\.(?:png|webp)\?/, () => undefined);
    await button(page).click();
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

    await page.keyboard.press("Escape");
    await toggle(page).click();
    await expect(small).toHaveCSS("filter", "brightness(0.8)");
    await small.click();
    await expect(picture).toHaveCSS("filter", "brightness(0.8)");
  });
});

test("a picture that was enlarged stays small in the page, and on paper", async ({
  page,
}) => {
  await openPage(page, "/projects/month-end");
  const image = page.locator(".gallery img:visible").first();
  await image.scrollIntoViewIfNeeded();
  const findFile = () =>
    image.evaluate(({ currentSrc }: HTMLImageElement) => currentSrc);
  await expect.poll(findFile).not.toBe("");
  const small = await findFile();
  await image.click();
  await expect(dialog(page).locator("img")).toHaveJSProperty("complete", true);
  await page.keyboard.press("Escape");
  // Chrome chooses again, as it does on paper.
  await page.setViewportSize({ width: 1100, height: 800 });
  await page.setViewportSize({ width: 1000, height: 800 });
  expect(await findFile()).toBe(small);
});
