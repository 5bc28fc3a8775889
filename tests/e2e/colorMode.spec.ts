import { siteConfig } from "../../src/config/resolved";
import { storageKeys } from "../../src/state/storageKeys";
import { blockStorage } from "./support/blockStorage";
import {
  barColours,
  ground,
  root,
  scheme,
  store,
  stored,
  toggle,
  watchThemes,
} from "./support/colorMode";
import { openPage } from "./support/openPage";
import { expect, test } from "./support/test";

const { colors } = siteConfig;

test.describe("where the system prefers dark", () => {
  test.use({ colorScheme: "dark" });

  test("is light at first, for the system is not followed", async ({
    page,
  }) => {
    await openPage(page, "/");
    await expect(root(page)).toHaveAttribute("data-theme", "light");
    expect(await ground(page)).toBeGreaterThan(220);
    expect(await stored(page)).toBeNull();
  });
});

test("the switch goes to dark and back, and is remembered", async ({
  page,
}) => {
  await openPage(page, "/");
  await expect(toggle(page)).toHaveAccessibleName(/light mode\)/);
  await toggle(page).click();
  await expect(root(page)).toHaveAttribute("data-theme", "dark");
  await expect(toggle(page)).toHaveAccessibleName(/dark mode\)/);
  expect(await ground(page)).toBeLessThan(60);
  expect(await stored(page)).toBe("dark");

  await page.reload();
  await expect(root(page)).toHaveAttribute("data-theme", "dark");
  await openPage(page, "/de/about");
  await expect(root(page)).toHaveAttribute("data-theme", "dark");

  await page.getByRole("button", { name: /dunkler und heller/ }).click();
  await expect(root(page)).toHaveAttribute("data-theme", "light");
  expect(await stored(page)).toBe("light");
});

test("a stored mode is there at the first paint, scripts or not", async ({
  page,
}) => {
  await store(page, "dark");
  await watchThemes(page);
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(/\.js$/, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto("/blog", { waitUntil: "commit" });
  await expect(page.locator("h1")).toBeVisible();
  expect(await ground(page)).toBeLessThan(60);
  await expect(toggle(page).locator("[data-icon='dark']")).toBeVisible();

  release();
  await page.waitForLoadState("networkidle");
  await toggle(page).hover();
  expect(await page.evaluate(() => window.themesSeen)).toEqual(["dark"]);
});

for (const garbage of ["blue", "", "null", '{"mode":"dark"}', "DARK"]) {
  test(`"${garbage}" in storage counts as no choice`, async ({ page }) => {
    await store(page, garbage);
    await watchThemes(page);
    await openPage(page, "/");
    expect(await page.evaluate(() => window.themesSeen)).toEqual(["light"]);
    await toggle(page).click();
    await expect(root(page)).toHaveAttribute("data-theme", "dark");
    expect(await stored(page)).toBe("dark");
  });
}

for (const how of ["touched", "written"] as const) {
  test(`works for the visit where storage throws when ${how}`, async ({
    page,
  }) => {
    await blockStorage(page, how);
    await openPage(page, "/");
    await expect(root(page)).toHaveAttribute("data-theme", "light");
    await toggle(page).click();
    await expect(root(page)).toHaveAttribute("data-theme", "dark");
    await page.getByRole("link", { name: "About" }).first().click();
    await expect(page).toHaveURL(/about$/);
    await expect(root(page)).toHaveAttribute("data-theme", "dark");
  });
}

test("a change is announced, and colours the browser's own bars", async ({
  page,
}) => {
  await openPage(page, "/");
  const status = page.locator("header [role=status]").first();
  await expect(status).toHaveText("");
  expect(await barColours(page)).toEqual([colors.light.paper]);
  await toggle(page).click();
  await expect(status).toHaveText("dark mode");
  expect(await barColours(page)).toEqual([colors.dark.paper]);
  expect(await scheme(page)).toBe("dark");
});

test("all tabs follow a choice, and its removal", async ({ context }) => {
  const [one, other] = [await context.newPage(), await context.newPage()];
  await openPage(one, "/");
  await openPage(other, "/de/blog");
  await toggle(one).click();
  await expect(root(other)).toHaveAttribute("data-theme", "dark");
  await one.evaluate((key) => {
    localStorage.removeItem(key);
  }, storageKeys.colorMode);
  await expect(root(other)).toHaveAttribute("data-theme", "light");

  await toggle(one).click();
  await toggle(one).click();
  await one.evaluate(() => {
    localStorage.clear();
  });
  await expect(root(other)).toHaveAttribute("data-theme", "light");
});
