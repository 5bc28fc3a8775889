import type { Page } from "@playwright/test";
import { layoutShifts, watchLayoutShifts } from "./support/layoutShift";
import { navigate, openPage } from "./support/openPage";
import { expect, test } from "./support/test";

const path = "/writing";
const lists = (page: Page) => page.getByRole("tablist");
const tab = (page: Page, name: string) =>
  lists(page).first().getByRole("tab", { name, exact: true });
const expectChosen = (page: Page, name: string) =>
  expect(tab(page, name)).toHaveAttribute("aria-selected", "true");

const open = async (page: Page) => {
  await openPage(page, path);
  await expect(page.locator(".tabs[data-active]").first()).toBeVisible();
};

test("keys lead from tab to tab, and the group follows", async ({ page }) => {
  await open(page);
  const list = lists(page).first();
  await list.evaluate((node) => (node.style.inlineSize = "7rem"));
  await tab(page, "npm").press("ArrowRight");
  await expectChosen(page, "pnpm");
  await page.keyboard.press("End");
  // It is scrolled into view.
  await expect(tab(page, "Yarn")).toBeInViewport({ ratio: 0.98 });
  expect(await list.evaluate((node) => node.scrollLeft)).toBeGreaterThan(0);
  await page.keyboard.press("ArrowRight");
  await expect(tab(page, "npm")).toBeFocused();
  await page.keyboard.press("Tab");
  const panel = page.getByRole("tabpanel", { name: "npm", exact: true });
  await expect(panel.first()).toBeFocused();
  await page.keyboard.press("Shift+Tab");
  await expect(tab(page, "npm")).toBeFocused();

  const lower = lists(page).nth(1);
  await lower.scrollIntoViewIfNeeded();
  const yarn = lower.getByRole("tab", { name: "Yarn" });
  const place = () =>
    yarn.evaluate((node) => Math.round(node.getBoundingClientRect().top));
  const before = await place();
  await yarn.click();
  await expectChosen(page, "Yarn");
  // It stays where it was clicked.
  expect(Math.abs((await place()) - before)).toBeLessThanOrEqual(1);
});

test("the choice is in the address, and kept without any movement @ci", async ({
  page,
}) => {
  test.slow();
  await watchLayoutShifts(page);
  await openPage(page, "/about");
  await navigate(page, `${path}?page=2`);
  await expect(page.locator("h1")).toHaveText("Writing for this site");
  await expect(page.locator(".tabs[data-active]").first()).toBeVisible();
  await tab(page, "Yarn").click();
  await expect(page).toHaveURL(/\?page=2&package-manager=yarn$/);
  await page.goBack();
  await expect(page).toHaveURL(/\/about$/);
  await open(page);
  await expectChosen(page, "Yarn");
  expect(await layoutShifts(page)).toEqual([]);
});
