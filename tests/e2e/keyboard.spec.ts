import type { Page } from "@playwright/test";
import { openPage } from "./support/openPage";
import { expect, test } from "./support/test";

const focused = (page: Page) => page.locator(":focus");
const menuButton = (page: Page) =>
  page.getByRole("button", { name: /^(Menu|Close)$/ });
const menu = (page: Page) =>
  page.getByRole("navigation", { name: "Main navigation" });

/** Presses Tab until nothing new takes focus in the header, and tells what did. */
async function walk(page: Page, steps: number): Promise<string[]> {
  const names: string[] = [];
  for (let step = 0; step < steps; step++) {
    await page.keyboard.press("Tab");
    names.push(await focused(page).innerText());
    // What has focus must show it.
    const ring = await focused(page).evaluate((node) => {
      const { outlineStyle, outlineWidth } = getComputedStyle(node);
      return outlineStyle === "none" ? 0 : parseFloat(outlineWidth);
    });
    expect(ring, names.at(-1)).toBeGreaterThanOrEqual(2);
    await expect(focused(page)).toBeInViewport();
  }
  return names.map((name) => name.replaceAll(/\s+/g, " ").trim());
}

test("the first Tab offers to skip to the content", async ({ page }) => {
  await openPage(page, "/blog");
  await page.keyboard.press("Tab");
  await expect(focused(page)).toHaveText("Skip to main content");
  await expect(focused(page)).toBeInViewport();
  await page.keyboard.press("Enter");
  await expect(page.locator("main")).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(page.locator("main :focus")).toHaveCount(1);
});

test("Tab walks through the header in reading order", async ({ page }) => {
  await openPage(page, "/");
  await page.getByRole("button", { name: "Close announcement" }).click();
  await openPage(page, "/");
  expect(await walk(page, 7)).toEqual([
    "Skip to main content",
    "Alex Example",
    "About",
    "Blog",
    "GitHub (opens in a new tab)",
    "Deutsch",
    "Switch between dark and light mode (currently light mode)",
  ]);
  await page.keyboard.press("Space");
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
});

test.describe("at 390 px", () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test("the menu opens, is walked through and closes by keyboard", async ({
    page,
  }) => {
    await openPage(page, "/");
    await expect(menu(page)).toBeHidden();
    await menuButton(page).focus();
    await page.keyboard.press("Enter");
    await expect(menuButton(page)).toHaveAttribute("aria-expanded", "true");
    await expect(menu(page)).toBeVisible();
    expect(await walk(page, 4)).toEqual([
      "About",
      "Blog",
      "GitHub (opens in a new tab)",
      "Deutsch",
    ]);
    await page.keyboard.press("Escape");
    await expect(menu(page)).toBeHidden();
    await expect(menuButton(page)).toBeFocused();
    await expect(menuButton(page)).toHaveAttribute("aria-expanded", "false");
  });

  test("the menu closes when a page is chosen", async ({ page }) => {
    await openPage(page, "/");
    await menuButton(page).click();
    await menu(page).getByRole("link", { name: "About" }).click();
    await expect(page).toHaveURL(/\/about$/);
    await expect(menu(page)).toBeHidden();
  });

  test("the menu closes when the window becomes wide", async ({ page }) => {
    await openPage(page, "/");
    await menuButton(page).click();
    await page.setViewportSize({ width: 996, height: 800 });
    await expect(menuButton(page)).toBeHidden();
    await expect(menu(page)).toBeVisible();
    await page.setViewportSize({ width: 995, height: 800 });
    await expect(menuButton(page)).toHaveAttribute("aria-expanded", "false");
    await expect(menu(page)).toBeHidden();
  });

  test("everything to be pressed is at least 24 px in size", async ({
    page,
  }) => {
    await openPage(page, "/");
    await menuButton(page).click();
    for (const target of await page
      .locator("header :is(a, button):visible")
      .all()) {
      const box = await target.boundingBox();
      expect(box?.height, await target.innerText()).toBeGreaterThanOrEqual(24);
      expect(box?.width, await target.innerText()).toBeGreaterThanOrEqual(24);
    }
  });
});
