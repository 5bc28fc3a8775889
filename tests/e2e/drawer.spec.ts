import type { Page } from "@playwright/test";
import { drawerOf, expectTidyHistory, openDrawer } from "./support/drawer";
import { navigate, openPage } from "./support/openPage";
import { scrollTo } from "./support/scrollTo";
import { expect, test } from "./support/test";

test.use({ viewport: { width: 390, height: 844 } });

const scrollTop = (page: Page) => page.evaluate(() => window.scrollY);
const inDrawer = (page: Page) =>
  page.evaluate(() => document.activeElement?.closest("dialog") !== null);

test("opens by keyboard, takes the focus, keeps it and gives it back", async ({
  page,
}) => {
  await openPage(page, "/about");
  const { menuButton, drawer, close } = drawerOf(page);
  await expect(menuButton).toHaveAttribute("aria-expanded", "false");
  await menuButton.focus();
  await page.keyboard.press("Enter");
  await expect(drawer).toBeVisible();
  await expect(close).toBeFocused();

  const seen: string[] = [];
  for (let step = 0; step < 20; step++) {
    await page.keyboard.press("Tab");
    const focus = await page.evaluate(() => {
      const { activeElement } = document;
      const isOutside =
        activeElement !== document.body && !activeElement?.closest("dialog");
      return `${isOutside ? "outside: " : ""}${activeElement?.textContent}`;
    });
    seen.push(focus);
  }
  expect(seen.filter((text) => text.startsWith("outside"))).toEqual([]);
  expect(seen).toContain("About");
  expect(seen).toContain("Deutsch");
  expect(seen.filter((text) => text === "Close").length).toBeGreaterThan(0);

  await page.keyboard.press("Escape");
  await expect(drawer).toBeHidden();
  await expect(menuButton).toBeFocused();
  await expect(menuButton).toHaveAttribute("aria-expanded", "false");
});

test("holds the page behind still", async ({ page }) => {
  await openPage(page, "/blog/accessible-forms");
  await scrollTo(page, 600);
  const { menuButton, drawer, close } = drawerOf(page);
  await menuButton.click();
  await expect(drawer).toBeVisible();
  await page.mouse.move(20, 400);
  await page.mouse.wheel(0, 800);
  await page.keyboard.press("End");
  await page.waitForTimeout(200);
  expect(await scrollTop(page)).toBe(600);
  // Behind the veil nothing can be pressed, nor reached by script.
  await page
    .locator("main a")
    .first()
    .evaluate((link) => link.focus());
  expect(await inDrawer(page)).toBe(true);

  await close.click();
  expect(await scrollTop(page)).toBe(600);
  await page.mouse.wheel(0, 800);
  await expect.poll(() => scrollTop(page)).toBeGreaterThan(900);
});

test("closes at the desktop width, and stays closed below it", async ({
  page,
}) => {
  await openDrawer(page, "/about");
  const { drawer, menuButton } = drawerOf(page);
  await page.setViewportSize({ width: 996, height: 800 });
  await expect(drawer).toHaveCount(0);
  await expect(page.locator("html")).not.toHaveAttribute("data-scroll");
  await page.setViewportSize({ width: 995, height: 800 });
  await expect(drawer).toBeHidden();
  await expect(menuButton).toHaveAttribute("aria-expanded", "false");
  await expectTidyHistory(page, "/about");
});

for (const width of [995, 996, 997]) {
  test(`style and script agree at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await openPage(page, "/about");
    const isDesktop = width >= 996;
    const { menuButton } = drawerOf(page);
    const nav = page
      .getByRole("banner")
      .getByRole("navigation", { name: "Main navigation" });
    await expect(menuButton).toBeVisible({ visible: !isDesktop });
    await expect(nav).toBeVisible({ visible: isDesktop });
    await expect(page.locator("dialog")).toHaveCount(isDesktop ? 0 : 1);
    // The colour mode can be changed at every width.
    const toggle = page.getByRole("button", { name: /dark and light mode/ });
    await toggle.click();
    await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
  });
}

test("changes the colour mode from within", async ({ page }) => {
  await openDrawer(page, "/about");
  const { drawer } = drawerOf(page);
  await drawer.getByRole("button", { name: /dark and light mode/ }).click();
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
  await expect(drawer).toBeVisible();
});

test("shows the recent posts first on the blog, on every opening", async ({
  page,
}) => {
  await openPage(page, "/blog");
  const { menuButton, main, back, recent, close } = drawerOf(page);
  const aside = page.locator("main aside");
  await expect(aside).toBeHidden();
  for (let opening = 0; opening < 2; opening++) {
    await menuButton.click();
    await expect(recent).toBeInViewport();
    await expect(main).toBeHidden();
    await back.focus();
    await page.keyboard.press("Enter");
    await expect(main).toBeInViewport();
    await expect(recent).toBeHidden();
    expect(await inDrawer(page)).toBe(true);
    await expect(page.locator(":focus")).toHaveText("Recent posts");
    await close.click();
  }
  await menuButton.click();
  await back.click();
  await main.getByRole("button", { name: "Recent posts" }).click();
  await expect(back).toBeFocused();
  await recent.getByRole("link").first().click();
  await expect(page.locator("main .prose").first()).toBeVisible();
  await expect(recent).toHaveCount(0);
});

test("shows the main menu where a page adds nothing", async ({ page }) => {
  await openPage(page, "/blog");
  await navigate(page, "/about");
  await expect(page).toHaveURL("/about");
  const { menuButton, main, back } = drawerOf(page);
  await menuButton.click();
  await expect(main).toBeInViewport();
  await expect(back).toBeHidden();
  await expect(main.getByRole("button", { name: "Recent posts" })).toHaveCount(
    0,
  );
});

test("folds dropdowns, and opens the one that the visitor is in", async ({
  page,
}) => {
  await openDrawer(page, "/about");
  const { main, menuButton } = drawerOf(page);
  const more = main.getByRole("button", { name: "More under Blog" });
  const archive = main.getByRole("link", { name: "Archive" });
  await expect(archive).toBeHidden();
  await more.focus();
  await page.keyboard.press("Space");
  await expect(archive).toBeVisible();
  await archive.click();
  await expect(page).toHaveURL("/blog/archive");
  await menuButton.click();
  await expect(archive).toBeVisible();
  await expect(archive).toHaveAttribute("aria-current", "page");
});
