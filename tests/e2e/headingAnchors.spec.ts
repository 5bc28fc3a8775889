import type { Page } from "@playwright/test";
import { openPage } from "./support/openPage";
import { expect, test } from "./support/test";

const post = "/blog/accessible-forms";
const first = (page: Page) => page.locator("main .prose .heading").first();
const anchor = (page: Page) => first(page).getByRole("link");

test("is seen when pointed at or in focus, leads there, and leaves the clipboard alone", async ({
  page,
  context,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await openPage(page, post);
  await page.evaluate(() => navigator.clipboard.writeText("kept"));
  await expect(anchor(page)).toHaveCSS("opacity", "0");
  await first(page).hover();
  await expect(anchor(page)).toHaveCSS("opacity", "1");
  await page.mouse.move(0, 0);
  await page.keyboard.press("Tab");
  await anchor(page).focus();
  await expect(anchor(page)).toHaveCSS("opacity", "1");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/blog\/accessible-forms#[\w-]+$/);
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    "kept",
  );
  const bar = await page.locator("header").first().boundingBox();
  const heading = await first(page).boundingBox();
  expect(heading?.y).toBeGreaterThanOrEqual((bar?.y ?? 0) + (bar?.height ?? 0));
});

test("is no part of what readers select", async ({ page }) => {
  await openPage(page, post);
  const heading = await first(page).getByRole("heading").innerText();
  const selected = await first(page).evaluate((node) => {
    window.getSelection()?.selectAllChildren(node);
    return window.getSelection()?.toString().trim();
  });
  expect(selected).toBe(heading);
});

test.describe("by touch", () => {
  test.use({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
  });

  test("is there to be seen and hit", async ({ page }) => {
    await openPage(page, post);
    const opacity = await anchor(page).evaluate((node) =>
      Number(getComputedStyle(node).opacity),
    );
    expect(opacity).toBeGreaterThan(0.5);
    const box = await anchor(page).boundingBox();
    expect(box?.width).toBeGreaterThanOrEqual(24);
    expect(box?.height).toBeGreaterThanOrEqual(24);
    expect(box?.x).toBeGreaterThanOrEqual(0);
    await anchor(page).tap();
    await expect(page).toHaveURL(/#[\w-]+$/);
  });
});
