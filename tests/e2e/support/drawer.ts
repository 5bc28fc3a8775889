import { expect, type Page } from "@playwright/test";
import { navigate, openPage } from "./openPage";

/** The parts of the drawer, in English. */
export const drawerOf = (page: Page) => {
  const drawer = page.getByRole("dialog", { name: "Menu" });
  return {
    drawer,
    menuButton: page.getByRole("banner").getByRole("button", {
      name: "Menu",
      exact: true,
    }),
    close: drawer.getByRole("button", { name: "Close" }),
    main: drawer.getByRole("navigation", { name: "Main navigation" }),
    back: drawer.getByRole("button", { name: "Back to main menu" }),
    recent: drawer.getByRole("navigation", { name: "Recent posts" }),
  };
};

/** Opens a page with another one before it in the history, and then the drawer. */
export async function openDrawer(page: Page, at: string): Promise<void> {
  await openPage(page, "/imprint");
  await navigate(page, at);
  await expect(page).toHaveURL(at);
  const { menuButton, drawer } = drawerOf(page);
  await menuButton.click();
  await expect(drawer).toBeVisible();
}

/** Back and forth from the page as it is now: nothing of the drawer is in between. */
export async function expectTidyHistory(
  page: Page,
  here: string,
): Promise<void> {
  const { drawer } = drawerOf(page);
  await expect
    .poll(() => page.evaluate(() => "overlay" in (history.state ?? {})))
    .toBe(false);
  await page.goBack();
  await expect(page).toHaveURL("/imprint");
  await page.goForward();
  await expect(page).toHaveURL(here);
  await expect(drawer).toBeHidden();
}
