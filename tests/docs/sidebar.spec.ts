import { openPage } from "../e2e/support/openPage";
import { expect, test } from "../e2e/support/test";
import { sidebarOf, tabTo } from "./support/sidebar";

test("by keyboard, a category opens, its pages are reached, and the place is kept", async ({
  page,
}) => {
  await openPage(page, "/docs/next");
  const { link, toggle, current } = sidebarOf(page);
  await expect(current).toHaveText("Client handbook");
  await expect(link("Access")).toBeHidden();
  await tabTo(page, toggle("Getting started"));
  await page.keyboard.press("Enter");
  await expect(link("Access")).toBeVisible();
  await page.keyboard.press("Enter");
  await expect(link("Access")).toBeHidden();
  await page.keyboard.press("Space");
  await expect(link("Access")).toBeVisible();

  await tabTo(page, link("Access"), 6);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/docs/next/start/access");
  await expect(page.locator("h1")).toHaveText("Access");
  await expect(current).toHaveText("Access");
  await expect(current).toBeVisible();
});

test("what a reader has opened stays open from page to page", async ({
  page,
}) => {
  await openPage(page, "/docs/next");
  const { link, toggle, current } = sidebarOf(page);
  await toggle("Getting started").click();
  await page.evaluate(() => Object.assign(window, { isSame: true }));
  await link("The pilot").click();
  await expect(page.locator("h1")).toHaveText("The pilot");
  await expect(link("Access")).toBeVisible();
  await expect(current).toHaveText("The pilot");
  expect(await page.evaluate(() => "isSame" in window)).toBe(true);
});

test("Back and Forward move the mark", async ({ page }) => {
  await openPage(page, "/docs/next/start/first-week");
  const { link, current } = sidebarOf(page);
  await expect(current).toHaveText("First week");
  await link("Access").click();
  await expect(current).toHaveText("Access");
  await page.goBack();
  await expect(current).toHaveText("First week");
  await page.goForward();
  await expect(current).toHaveText("Access");
});

test("another version brings its own sidebar, without a new document", async ({
  page,
}) => {
  await openPage(page, "/docs/1.0/phone");
  const { sidebar, link, current } = sidebarOf(page);
  await expect(current).toHaveText("By telephone");
  await page.evaluate(() => Object.assign(window, { isSame: true }));
  await page
    .getByRole("banner")
    .getByRole("link", { name: "API", exact: true })
    .click();
  await expect(page).toHaveURL(/\/api$/);
  const other = page.getByRole("navigation", { name: "Invoice service" });
  await expect(other.locator("[aria-current=page]")).toHaveCount(1);
  await expect(sidebar).toBeHidden();
  await page.goBack();
  await expect(current).toHaveText("By telephone");
  await expect(link("Client handbook")).toBeVisible();
  expect(await page.evaluate(() => "isSame" in window)).toBe(true);
});

test("beside a page, the sidebar is left of the text, and its contents right", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await openPage(page, "/docs/next/start/first-week");
  const { sidebar } = sidebarOf(page);
  const box = async (what: typeof sidebar) => {
    const found = await what.first().boundingBox();
    if (!found) throw new Error(`${String(what)} is not to be seen`);
    return found;
  };
  const text = await box(page.locator("main .prose > p"));
  const left = await box(sidebar);
  const right = await box(page.locator("main a[href='#monday']"));
  expect(left.x + left.width).toBeLessThanOrEqual(text.x);
  expect(right.x).toBeGreaterThanOrEqual(text.x + text.width);
});
