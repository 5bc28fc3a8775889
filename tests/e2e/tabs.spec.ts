import type { Page } from "@playwright/test";
import { tabKey } from "../../src/state/storageKeys";
import { layoutShifts, watchLayoutShifts } from "./support/layoutShift";
import { openPage } from "./support/openPage";
import { expect, test } from "./support/test";

const path = "/writing";
const group = "package-manager";
const lists = (page: Page) => page.getByRole("tablist");
const tab = (page: Page, name: string) =>
  lists(page).first().getByRole("tab", { name, exact: true });
const active = ".tabs[data-active]";

const open = async (page: Page, address = path) => {
  await openPage(page, address);
  await expect(page.locator(active).first()).toBeVisible();
};
const top = (page: Page, name: string) =>
  tab(page, name).evaluate((node) => node.getBoundingClientRect().top);

test("keys lead from tab to tab, and into the panel", async ({ page }) => {
  await open(page);
  await tab(page, "npm").focus();
  await page.keyboard.press("ArrowRight");
  await expect(tab(page, "pnpm")).toBeFocused();
  await expect(tab(page, "pnpm")).toHaveAttribute("aria-selected", "true");
  await page.keyboard.press("End");
  await expect(tab(page, "Yarn")).toBeFocused();
  await page.keyboard.press("ArrowRight");
  await expect(tab(page, "npm")).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(
    page.getByRole("tabpanel", { name: "npm", exact: true }).first(),
  ).toBeFocused();
  await page.keyboard.press("Shift+Tab");
  await expect(tab(page, "npm")).toBeFocused();
});

test("the group follows, and the tab stays where it was clicked", async ({
  page,
}) => {
  await open(page);
  const lower = lists(page).nth(1);
  await lower.scrollIntoViewIfNeeded();
  const yarn = lower.getByRole("tab", { name: "Yarn" });
  const place = () =>
    yarn.evaluate((node) => Math.round(node.getBoundingClientRect().top));
  const before = await place();
  await yarn.click();
  await expect(tab(page, "Yarn")).toHaveAttribute("aria-selected", "true");
  await page.waitForTimeout(200);
  expect(Math.abs((await place()) - before)).toBeLessThanOrEqual(1);
});

test("the choice is in the address, and there after a reload, without a shift", async ({
  page,
}) => {
  await watchLayoutShifts(page);
  await open(page, `${path}?page=2`);
  await tab(page, "Yarn").click();
  await expect(page).toHaveURL(new RegExp(`\\?page=2&${group}=yarn$`));
  expect(
    await page.evaluate((key) => localStorage.getItem(key), tabKey(group)),
  ).toBe("yarn");
  // Without the address, and without any movement.
  await open(page);
  await expect(tab(page, "Yarn")).toHaveAttribute("aria-selected", "true");
  await lists(page).first().scrollIntoViewIfNeeded();
  await page.reload();
  await expect(page.locator(active).first()).toBeVisible();
  expect(await layoutShifts(page)).toEqual([]);
  await open(page, `${path}?${group}=pnpm`);
  await expect(tab(page, "pnpm")).toHaveAttribute("aria-selected", "true");
});

test("another browser tab follows", async ({ page, context }) => {
  await open(page);
  const other = await context.newPage();
  await open(other);
  await tab(page, "pnpm").click();
  await expect(tab(other, "pnpm")).toHaveAttribute("aria-selected", "true");
});

for (const how of ["by its address", "by a link"]) {
  test(`what lies in a closed panel is opened ${how}`, async ({ page }) => {
    const id = "where-yarn-keeps-its-files";
    if (how === "by its address") await open(page, `${path}#${id}`);
    else {
      await open(page);
      await page.evaluate((hash) => {
        const link = document.createElement("a");
        link.href = `#${hash}`;
        link.textContent = "There";
        document.querySelector("main h1")?.append(link);
      }, id);
      await page.getByRole("link", { name: "There" }).click();
    }
    await expect(page.locator(`#${id}`)).toBeInViewport();
    await expect(tab(page, "Yarn")).toHaveAttribute("aria-selected", "true");
  });
}

test("Back works after a choice", async ({ page }) => {
  await openPage(page, "/about");
  await page.evaluate(() => window.___navigate("/writing"));
  await expect(page.locator(active).first()).toBeVisible();
  await tab(page, "Yarn").click();
  await page.goBack();
  await expect(page).toHaveURL(/\/about$/);
  await expect(page.locator("h1")).toBeVisible();
});

test("paper shows all panels with their labels", async ({ page }) => {
  await open(page);
  await page.emulateMedia({ media: "print" });
  await expect(lists(page).first()).toBeHidden();
  const panels = page.locator(".tabs").first().locator("> .tabs-panel");
  await expect(panels).toHaveCount(3);
  for (const panel of await panels.all()) {
    await expect(panel.locator("> .tabs-label")).toBeVisible();
    expect((await panel.boundingBox())?.height).toBeGreaterThan(40);
  }
});

test("on a narrow screen the chosen tab is in view", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await open(page);
  const list = lists(page).first();
  await list.evaluate((node) => (node.style.inlineSize = "7rem"));
  await tab(page, "npm").focus();
  await page.keyboard.press("End");
  await expect(tab(page, "Yarn")).toBeInViewport({ ratio: 0.98 });
  expect(await list.evaluate((node) => node.scrollLeft)).toBeGreaterThan(0);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("all panels stand one below the other, labelled", async ({ page }) => {
    await page.goto(path);
    await expect(page.locator(".tabs-list").first()).toBeHidden();
    const panels = page.locator(".tabs").first().locator("> .tabs-panel");
    await expect(panels).toHaveCount(3);
    for (const panel of await panels.all()) {
      await expect(panel).toBeVisible();
      await expect(panel.locator("> .tabs-label")).toBeVisible();
    }
  });
});

test.describe("where the script fails to come", () => {
  test.use({ expectedProblems: [/./] });

  test("all panels are shown", async ({ page }) => {
    await page.route(/\.js$/, async (route) => {
      const answer = await route.fetch();
      if ((await answer.text()).includes("until-found")) await route.abort();
      else await route.fulfill({ response: answer });
    });
    await openPage(page, path);
    await expect(
      page.locator(".tabs").first().locator("> .tabs-panel").last(),
    ).toBeVisible();
    await expect(page.locator(".tabs-list").first()).toBeHidden();
  });
});

test("nothing moves while the tabs are set in motion", async ({ page }) => {
  await watchLayoutShifts(page);
  await open(page);
  const before = await top(page, "npm");
  expect(await layoutShifts(page)).toEqual([]);
  expect(await top(page, "npm")).toBe(before);
});
