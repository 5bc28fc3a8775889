import type { Page } from "@playwright/test";
import { getTabKey } from "../../src/theme/state/storageKeys";
import { layoutShifts, watchLayoutShifts } from "./support/layoutShift";
import { navigate, openPage } from "./support/openPage";
import { expect, test } from "./support/test";

const path = "/writing";
const group = "package-manager";
const lists = (page: Page) => page.getByRole("tablist");
const tab = (page: Page, name: string) =>
  lists(page).first().getByRole("tab", { name, exact: true });
const isActive = (page: Page) =>
  expect(page.locator(".tabs[data-active]").first()).toBeVisible();

const open = async (page: Page, address = path) => {
  await openPage(page, address);
  await isActive(page);
};

/** All panels stand one below the other, each with its label. */
async function showsAll(page: Page): Promise<void> {
  await expect(page.locator(".tabs-list").first()).toBeHidden();
  const panels = page.locator(".tabs").first().locator("> .tabs-panel");
  await expect(panels).toHaveCount(3);
  for (const panel of await panels.all()) {
    await expect(panel.locator("> .tabs-label")).toBeVisible();
    expect((await panel.boundingBox())?.height).toBeGreaterThan(40);
  }
}

test("keys lead from tab to tab, into view, and into the panel", async ({
  page,
}) => {
  await open(page);
  const list = lists(page).first();
  await list.evaluate((node) => (node.style.inlineSize = "7rem"));
  await tab(page, "npm").focus();
  await page.keyboard.press("ArrowRight");
  await expect(tab(page, "pnpm")).toHaveAttribute("aria-selected", "true");
  await page.keyboard.press("End");
  await expect(tab(page, "Yarn")).toBeInViewport({ ratio: 0.98 });
  expect(await list.evaluate((node) => node.scrollLeft)).toBeGreaterThan(0);
  await page.keyboard.press("ArrowRight");
  await expect(tab(page, "npm")).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(
    page.getByRole("tabpanel", { name: "npm", exact: true }).first(),
  ).toBeFocused();
  await page.keyboard.press("Shift+Tab");
  await expect(tab(page, "npm")).toBeFocused();
});

test("the group follows, in other windows too, and the tab stays where it was clicked", async ({
  page,
  context,
}) => {
  const other = await context.newPage();
  await open(other);
  await open(page);
  const lower = lists(page).nth(1);
  await lower.scrollIntoViewIfNeeded();
  const yarn = lower.getByRole("tab", { name: "Yarn" });
  const place = () =>
    yarn.evaluate((node) => Math.round(node.getBoundingClientRect().top));
  const before = await place();
  await yarn.click();
  await expect(tab(page, "Yarn")).toHaveAttribute("aria-selected", "true");
  expect(Math.abs((await place()) - before)).toBeLessThanOrEqual(1);
  await expect(tab(other, "Yarn")).toHaveAttribute("aria-selected", "true");
});

test("the choice is in the address, and there after a reload, without a shift", async ({
  page,
}) => {
  await watchLayoutShifts(page);
  await openPage(page, "/about");
  await navigate(page, `${path}?page=2`);
  await isActive(page);
  await tab(page, "Yarn").click();
  await expect(page).toHaveURL(new RegExp(`\\?page=2&${group}=yarn$`));
  expect(
    await page.evaluate((key) => localStorage.getItem(key), getTabKey(group)),
  ).toBe("yarn");
  await page.goBack();
  await expect(page).toHaveURL(/\/about$/);
  // Without the address, and without any movement.
  await open(page);
  await expect(tab(page, "Yarn")).toHaveAttribute("aria-selected", "true");
  expect(await layoutShifts(page)).toEqual([]);
  await open(page, `${path}?${group}=pnpm`);
  await expect(tab(page, "pnpm")).toHaveAttribute("aria-selected", "true");
});

test("what lies in a closed panel is opened by its address", async ({
  page,
}) => {
  const id = "where-yarn-keeps-its-files";
  await open(page, `${path}#${id}`);
  await expect(page.locator(`#${id}`)).toBeInViewport();
  await expect(tab(page, "Yarn")).toHaveAttribute("aria-selected", "true");
});

test("paper shows all panels with their labels", async ({ page }) => {
  await open(page);
  await page.emulateMedia({ media: "print" });
  await showsAll(page);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("all panels stand one below the other, labelled", async ({ page }) => {
    await page.goto(path);
    await showsAll(page);
  });
});
