import type { Page } from "@playwright/test";
import { drawerOf, expectTidyHistory, openDrawer } from "./support/drawer";
import { waitForReact } from "./support/openPage";
import { expect, test } from "./support/test";

test.use({ viewport: { width: 390, height: 844 } });

const path = (page: Page) => new URL(page.url()).pathname;

const ways: Record<string, (page: Page) => Promise<void>> = {
  "its button": (page) => drawerOf(page).close.click(),
  Escape: (page) => page.keyboard.press("Escape"),
  "a press beside it": (page) => page.mouse.click(20, 500),
};

for (const [way, closeBy] of Object.entries(ways)) {
  test(`closes by ${way}, and leaves the history as it was`, async ({
    page,
  }) => {
    await openDrawer(page, "/about");
    await closeBy(page);
    await expect(drawerOf(page).drawer).toBeHidden();
    await expect(drawerOf(page).menuButton).toBeFocused();
    expect(path(page)).toBe("/about");
    await expectTidyHistory(page, "/about");
  });
}

test("closes by the browser's Back, which stays on the page", async ({
  page,
}) => {
  await openDrawer(page, "/about");
  await page.goBack();
  await expect(drawerOf(page).drawer).toBeHidden();
  expect(path(page)).toBe("/about");
  await expect(page.locator("html")).not.toHaveAttribute("data-scroll");
  // Forward leads to nothing new either.
  await page.goForward();
  await expect(drawerOf(page).drawer).toBeHidden();
  expect(path(page)).toBe("/about");
  await expectTidyHistory(page, "/about");
});

test("does not close when a press only ends beside it", async ({ page }) => {
  await openDrawer(page, "/about");
  await page.mouse.move(300, 700);
  await page.mouse.down();
  await page.mouse.move(20, 700);
  await page.mouse.up();
  await expect(drawerOf(page).drawer).toBeVisible();
});

test("closes when an entry is chosen, and Back returns to the page before", async ({
  page,
}) => {
  await openDrawer(page, "/about");
  const { main, drawer } = drawerOf(page);
  await main.getByRole("link", { name: "Blog" }).click();
  await expect(page).toHaveURL("/blog");
  await expect(drawer).toBeHidden();
  await page.goBack();
  await expect(page).toHaveURL("/about");
  await page.goBack();
  await expect(page).toHaveURL("/imprint");
  await page.goForward();
  await expect(page).toHaveURL("/about");
  await page.goForward();
  await expect(page).toHaveURL("/blog");
});

test("closes when the current page is chosen", async ({ page }) => {
  await openDrawer(page, "/about");
  const { main, drawer } = drawerOf(page);
  await main.getByRole("link", { name: "About" }).press("Enter");
  await expect(drawer).toBeHidden();
  await expectTidyHistory(page, "/about");
});

test("changes the language without a detour", async ({ page }) => {
  await openDrawer(page, "/about");
  await drawerOf(page).main.getByRole("link", { name: "Deutsch" }).click();
  await expect(page).toHaveURL("/de/about");
  await expect(page.getByRole("dialog")).toBeHidden();
  await page.goBack();
  await expect(page).toHaveURL("/about");
});

test("is closed after a reload, and the history is in order", async ({
  page,
}) => {
  await openDrawer(page, "/about");
  await page.reload();
  await waitForReact(page);
  await expect(drawerOf(page).drawer).toBeHidden();
  await expectTidyHistory(page, "/about");
});

test("is not stuck when the page returns from the back/forward cache", async ({
  page,
}) => {
  await openDrawer(page, "/about");
  await page.evaluate(() =>
    window.dispatchEvent(
      new PageTransitionEvent("pageshow", { persisted: true }),
    ),
  );
  await expect(drawerOf(page).drawer).toBeHidden();
  await expect(page.locator("html")).not.toHaveAttribute("data-scroll");
  await expectTidyHistory(page, "/about");
});
