import type { Locator, Page } from "@playwright/test";
import { getDocsVersionKey } from "../../src/theme/state/storageKeys";
import { drawerOf } from "./support/drawer";
import { sidebarOf } from "./support/handbook";
import { openPage } from "./support/openPage";
import { stored } from "./support/storage";
import { expect, test } from "./support/test";

/** Presses Tab until something has the focus. */
async function tabTo(page: Page, what: Locator, most = 40): Promise<void> {
  for (let step = 0; step < most; step++) {
    await page.keyboard.press("Tab");
    const isThere = await what.evaluate(
      (element) => element === document.activeElement,
    );
    if (isThere) return;
  }
  await expect(what).toBeFocused();
}

test("pages of a category are reached by keyboard", async ({ page }) => {
  await openPage(page, "/handbook");
  await page.evaluate(() => Object.assign(window, { isSame: true }));
  const { link, toggle, current } = sidebarOf(page);
  const access = link("Access and accounts");
  await expect(access).toBeHidden();
  await tabTo(page, toggle("Before we begin"));
  await page.keyboard.press("Enter");
  await expect(access).toBeVisible();
  await tabTo(page, access, 6);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/handbook/before/access");
  await expect(current).toHaveText("Access and accounts");
  // What is open stays open, and Back moves the mark.
  await link("Glossary").click();
  await expect(page.locator("h1")).toHaveText("Glossary");
  await expect(access).toBeVisible();
  await expect(current).toHaveText("Glossary");
  await page.goBack();
  await expect(current).toHaveText("Access and accounts");
  await page.goForward();
  await expect(current).toHaveText("Glossary");
  expect(await page.evaluate(() => "isSame" in window)).toBe(true);
});

test("the drawer shows the sidebar first @ci", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openPage(page, "/handbook/2026/work/week");
  const { menuButton, drawer, back, main } = drawerOf(page);
  const { sidebar, link, current } = sidebarOf(page);
  await expect(sidebar).toBeHidden();
  await menuButton.click();
  await expect(current).toBeInViewport();
  await expect(current).toHaveText("A week in a project");
  await link("The chat").click();
  await expect(page).toHaveURL("/handbook/2026/work/chat");
  await expect(drawer).toBeHidden();
  await menuButton.click();
  await expect(current).toHaveText("The chat");
  await back.click();
  await expect(main).toBeInViewport();
  await expect(
    main.getByRole("link", { name: "Handbook", exact: true }),
  ).toHaveAttribute("href", "/handbook/2026");
  // Versions can be picked there.
  const entry = main.getByRole("link", { name: "2027", exact: true });
  if (!(await entry.isVisible()))
    await main.locator("summary", { hasText: /2026|Version/ }).click();
  await entry.click();
  await expect(page).toHaveURL("/handbook");
  const key = getDocsVersionKey("default");
  expect(await stored(page, key)).toBe("current");
});
