import { drawerOf } from "../e2e/support/drawer";
import { openPage } from "../e2e/support/openPage";
import { expect, test } from "../e2e/support/test";
import { sidebarOf } from "./support/sidebar";

test.use({ viewport: { width: 390, height: 844 } });

test("the drawer shows the sidebar first, and the main menu behind it", async ({
  page,
}) => {
  await openPage(page, "/docs/next/start/first-week");
  const { menuButton, drawer, back, main } = drawerOf(page);
  const { sidebar, link, current } = sidebarOf(page);
  await expect(sidebar).toBeHidden();
  await menuButton.click();
  await expect(drawer).toBeVisible();
  await expect(current).toBeInViewport();
  await expect(current).toHaveText("First week");
  await back.click();
  await expect(main).toBeInViewport();
  await expect(main.getByRole("link", { name: "Handbook" })).toHaveAttribute(
    "href",
    "/docs/next",
  );
  await page.keyboard.press("Escape");
  await expect(drawer).toBeHidden();

  await menuButton.click();
  await link("Access").click();
  await expect(page).toHaveURL("/docs/next/start/access");
  await expect(drawer).toBeHidden();
  await menuButton.click();
  await expect(current).toHaveText("Access");
});

test("versions can be picked in the drawer", async ({ page }) => {
  await openPage(page, "/docs/next/start/first-week");
  const { menuButton, back, main } = drawerOf(page);
  await menuButton.click();
  await back.click();
  const entry = main.getByRole("link", { name: "1.0", exact: true });
  if (!(await entry.isVisible())) {
    await main.getByRole("button", { name: /Next|Version/ }).click();
  }
  await entry.click();
  await expect(page).toHaveURL("/docs/1.0/start/first-week");
  const kept = await page.evaluate(() =>
    localStorage.getItem("docs-preferred-version-default"),
  );
  expect(kept).toBe("1.0");
});

test("the contents of a page open above it", async ({ page }) => {
  await openPage(page, "/docs/next/start/first-week");
  const entry = page.locator("main a[href='#friday']").first();
  await expect(entry).toBeHidden();
  await page.locator("main summary").first().click();
  await expect(entry).toBeVisible();
  await entry.click();
  await expect(page).toHaveURL(/#friday$/);
  await expect(page.locator("#friday")).toBeInViewport();
});

for (const at of [
  "/docs",
  "/docs/next/start/first-week",
  "/docs/1.0/phone",
  "/docs/next/start",
  "/docs/tags/craft",
  "/de/docs/1.0/work/reviews",
]) {
  test(`${at} does not scroll sideways`, async ({ page }) => {
    await openPage(page, at);
    const overflow = await page.evaluate(() => {
      const { scrollWidth, clientWidth } = document.documentElement;
      return scrollWidth - clientWidth;
    });
    expect(overflow).toBe(0);
  });
}
