import type { Page } from "@playwright/test";
import { drawerOf } from "./support/drawer";
import { navigate, openPage, waitForReact } from "./support/openPage";
import { expect, test } from "./support/test";

test.use({ viewport: { width: 390, height: 844 } });

/** Opens a page with another one before it in the history, and then the drawer. */
async function openDrawer(page: Page): Promise<void> {
  await openPage(page, "/imprint");
  await navigate(page, "/about");
  await expect(page).toHaveURL("/about");
  const { menuButton, drawer } = drawerOf(page);
  await menuButton.click();
  await expect(drawer).toBeVisible();
}

/** The drawer is closed, and the history is as it was. */
async function isClosedAndForgotten(page: Page): Promise<void> {
  const { drawer } = drawerOf(page);
  await expect(drawer).toBeHidden();
  await expect(page).toHaveURL("/about");
  await expect(page.locator("html")).not.toHaveCSS("overflow", "hidden");
  await page.goBack();
  await expect(page).toHaveURL("/imprint");
  await page.goForward();
  await expect(page).toHaveURL("/about");
  await expect(drawer).toBeHidden();
}

const ways: Record<string, (page: Page) => Promise<unknown>> = {
  Escape: (page) => page.keyboard.press("Escape"),
  "a press beside it": (page) => page.mouse.click(20, 500),
  "the link to this page": (page) =>
    drawerOf(page).main.getByRole("link", { name: "About" }).press("Enter"),
  "the browser's Back and Forward": async (page) => {
    await page.goBack();
    await expect(page).toHaveURL("/imprint");
    await expect(drawerOf(page).drawer).toBeHidden();
    await page.goForward();
  },
  "a reload": async (page) => {
    await page.reload();
    await waitForReact(page);
  },
};

for (const [way, closeBy] of Object.entries(ways)) {
  test(`is closed by ${way}, and leaves the history as it was`, async ({
    page,
  }) => {
    await openDrawer(page);
    await closeBy(page);
    await isClosedAndForgotten(page);
  });
}

test("does not close when a press only ends beside it", async ({ page }) => {
  await openDrawer(page);
  await page.mouse.move(300, 700);
  await page.mouse.down();
  await page.mouse.move(20, 700);
  await page.mouse.up();
  await expect(drawerOf(page).drawer).toBeVisible();
});

test("closes when an entry is chosen, and Back returns to the page before", async ({
  page,
}) => {
  await openDrawer(page);
  const { main, drawer, menuButton } = drawerOf(page);
  await main.getByRole("link", { name: "Deutsch" }).click();
  await expect(page).toHaveURL("/de/about");
  await expect(page.getByRole("dialog")).toBeHidden();
  await page.goBack();
  await expect(page).toHaveURL("/about");

  // Dropdowns are folded, save the one that the visitor is in.
  await menuButton.click();
  const archive = main.getByRole("link", { name: "Archive" });
  await expect(archive).toBeHidden();
  await main.locator("summary", { hasText: "More under Blog" }).focus();
  await page.keyboard.press("Space");
  await archive.click();
  await expect(page).toHaveURL("/blog/archive");
  await expect(drawer).toBeHidden();
  await menuButton.click();
  await expect(archive).toHaveAttribute("aria-current", "page");
  await expect(archive).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(drawer).toBeHidden();
  await page.goBack();
  await expect(page).toHaveURL("/about");
});

test("closes at the desktop width, and stays closed below it", async ({
  page,
}) => {
  await openDrawer(page);
  const { drawer, menuButton } = drawerOf(page);
  const nav = page
    .getByRole("banner")
    .getByRole("navigation", { name: "Main navigation" });
  await page.setViewportSize({ width: 996, height: 800 });
  await expect(drawer).toHaveCount(0);
  await expect(menuButton).toBeHidden();
  await expect(nav).toBeVisible();
  await page.setViewportSize({ width: 995, height: 800 });
  await expect(menuButton).toHaveAttribute("aria-expanded", "false");
  await expect(nav).toBeHidden();
  await isClosedAndForgotten(page);
});
