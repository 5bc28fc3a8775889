import { drawerOf } from "./support/drawer";
import { preferred, sidebarOf } from "./support/handbook";
import { openPage } from "./support/openPage";
import { expect, test } from "./support/test";

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
