import type { Page } from "@playwright/test";
import { drawerOf } from "./support/drawer";
import { navigate, openPage } from "./support/openPage";
import { scrollTo, scrollTop } from "./support/scrollTo";
import { expect, test } from "./support/test";

test.use({ viewport: { width: 390, height: 844 } });

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
  expect(seen).toEqual(expect.arrayContaining(["About", "Deutsch", "Close"]));

  // The colour mode is changed from within.
  await drawer.getByRole("button", { name: /dark and light mode/ }).click();
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
  await expect(drawer).toBeVisible();
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

test("shows the recent posts first on the blog, on every opening", async ({
  page,
}) => {
  await openPage(page, "/blog");
  const { menuButton, main, back, recent, close } = drawerOf(page);
  await expect(page.locator("main aside")).toBeHidden();
  for (let opening = 0; opening < 2; opening++) {
    await menuButton.click();
    await expect(recent).toBeInViewport();
    await expect(main).toBeHidden();
    await back.focus();
    await page.keyboard.press("Enter");
    await expect(main).toBeInViewport();
    await expect(recent).toBeHidden();
    await expect(page.locator("dialog :focus")).toHaveText("Recent posts");
    await close.click();
  }
  await menuButton.click();
  await back.click();
  await main.getByRole("button", { name: "Recent posts" }).click();
  await expect(back).toBeFocused();
  await recent.getByRole("link").first().click();
  await expect(page.locator("main .prose").first()).toBeVisible();

  // Where a page adds nothing, the main menu is all there is.
  await navigate(page, "/about");
  await expect(page).toHaveURL("/about");
  await menuButton.click();
  await expect(main).toBeInViewport();
  await expect(back).toBeHidden();
  await expect(main.getByRole("button", { name: "Recent posts" })).toHaveCount(
    0,
  );
});
