import type { Locator, Page } from "@playwright/test";
import { drawerOf } from "./support/drawer";
import {
  pickVersion,
  preferred,
  sidebarOf,
  versionMenu,
} from "./support/handbook";
import { openPage } from "./support/openPage";
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

test("by keyboard, a category opens, and its pages are reached", async ({
  page,
}) => {
  await openPage(page, "/handbook");
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
  await expect(current).toBeVisible();
});

test("what is open stays open from page to page, and Back moves the mark", async ({
  page,
}) => {
  await openPage(page, "/handbook");
  const { link, toggle, current } = sidebarOf(page);
  await toggle("Before we begin").click();
  await page.evaluate(() => Object.assign(window, { isSame: true }));
  await link("Glossary").click();
  await expect(page.locator("h1")).toHaveText("Glossary");
  await expect(link("Access and accounts")).toBeVisible();
  await expect(current).toHaveText("Glossary");
  await page.goBack();
  await expect(current).toHaveText("Working together");
  await page.goForward();
  await expect(current).toHaveText("Glossary");
  expect(await page.evaluate(() => "isSame" in window)).toBe(true);
});

test("another version brings its own sidebar, without a new document", async ({
  page,
}) => {
  await openPage(page, "/handbook/work/week");
  const { link, current } = sidebarOf(page);
  await expect(link("Staging and feedback")).toBeVisible();
  await page.evaluate(() => Object.assign(window, { isSame: true }));
  await pickVersion(page, "2026");
  await expect(page).toHaveURL("/handbook/2026/work/week");
  await expect(link("The chat")).toBeVisible();
  await expect(link("Staging and feedback")).toHaveCount(0);
  await page.goBack();
  await expect(link("Staging and feedback")).toBeVisible();
  await expect(current).toHaveText("A week in a project");
  expect(await page.evaluate(() => "isSame" in window)).toBe(true);
});

test("the sidebar is left of the text, and the page's contents right", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await openPage(page, "/handbook/work/faults");
  const box = async (what: Locator) => {
    const found = await what.first().boundingBox();
    if (!found) throw new Error(`${String(what)} is not to be seen`);
    return found;
  };
  const text = await box(page.locator("main .prose > p"));
  const left = await box(sidebarOf(page).sidebar);
  const right = await box(page.locator("main nav a[href='#where-to']"));
  expect(left.x + left.width).toBeLessThanOrEqual(text.x);
  expect(right.x).toBeGreaterThanOrEqual(text.x + text.width);
});

for (const width of [390, 1280]) {
  test.describe(`without JavaScript at ${width} px`, () => {
    test.use({ viewport: { width, height: 844 }, javaScriptEnabled: false });

    test("pages are reached by the sidebar, versions by the bar", async ({
      page,
    }) => {
      await page.goto("/handbook");
      const { sidebar, link, current } = sidebarOf(page);
      const access = link("Access and accounts");
      await expect(access).toBeHidden();
      await sidebar.locator("summary").first().click();
      await access.click();
      await expect(page).toHaveURL("/handbook/before/access");
      await expect(current).toHaveText("Access and accounts");
      await expect(access).toBeVisible();

      const { button, entry } = versionMenu(page);
      if (width > 996) await button.hover();
      await entry("2026").click();
      await expect(page).toHaveURL("/handbook/2026/before/access");
    });
  });
}

test.describe("in the drawer", () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test("the drawer shows the sidebar first, and the main menu behind it", async ({
    page,
  }) => {
    await openPage(page, "/handbook/2026/work/week");
    const { menuButton, drawer, back, main } = drawerOf(page);
    const { sidebar, link, current } = sidebarOf(page);
    await expect(sidebar).toBeHidden();
    await menuButton.click();
    await expect(drawer).toBeVisible();
    await expect(current).toBeInViewport();
    await expect(current).toHaveText("A week in a project");
    await back.click();
    await expect(main).toBeInViewport();
    await expect(
      main.getByRole("link", { name: "Handbook", exact: true }),
    ).toHaveAttribute("href", "/handbook/2026");
    await page.keyboard.press("Escape");
    await expect(drawer).toBeHidden();

    await menuButton.click();
    await link("The chat").click();
    await expect(page).toHaveURL("/handbook/2026/work/chat");
    await expect(drawer).toBeHidden();
    await menuButton.click();
    await expect(current).toHaveText("The chat");
  });

  test("versions can be picked in the drawer", async ({ page }) => {
    await openPage(page, "/handbook/work/week");
    const { menuButton, back, main } = drawerOf(page);
    await menuButton.click();
    await back.click();
    const entry = main.getByRole("link", { name: "2026", exact: true });
    if (!(await entry.isVisible())) {
      await main.locator("summary", { hasText: /2027|Version/ }).click();
    }
    await entry.click();
    await expect(page).toHaveURL("/handbook/2026/work/week");
    expect(await preferred(page)).toBe("2026");
  });
});
