import { siteConfig } from "../../src/config/resolved";
import { storageKeys } from "../../src/theme/state/storageKeys";
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
import { requestsOf } from "./support/requestsOf";
import { expect, test } from "./support/test";

const { colors } = siteConfig;

test("is light at first, whatever the system prefers; the switch goes to dark and back", async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: "dark" });
  await openPage(page, "/");
  await expect(root(page)).toHaveAttribute("data-theme", "light");
  expect(await ground(page)).toBeGreaterThan(220);
  expect(await stored(page)).toBeNull();
  const status = page.locator("header [role=status]").first();
  await expect(status).toHaveText("");
  expect(await barColours(page)).toEqual([colors.light.paper]);
  await expect(toggle(page)).toHaveAccessibleName(/light mode\)/);

  await toggle(page).click();
  await expect(root(page)).toHaveAttribute("data-theme", "dark");
  await expect(toggle(page)).toHaveAccessibleName(/dark mode\)/);
  await expect(status).toHaveText("dark mode");
  expect(await ground(page)).toBeLessThan(60);
  expect(await barColours(page)).toEqual([colors.dark.paper]);
  expect(await scheme(page)).toBe("dark");
  expect(await stored(page)).toBe("dark");

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
  await expect(toggle(page)).toHaveAccessibleName(/dark mode\)/);
  expect(await barColours(page)).toEqual([colors.dark.paper]);
  expect(await scheme(page)).toBe("dark");

  release();
  await page.waitForLoadState("networkidle");
  await toggle(page).hover();
  expect(await page.evaluate(() => window.themesSeen)).toEqual(["dark"]);
});

test("garbage in storage counts as no choice", async ({ page }) => {
  await store(page, '{"mode":"dark"}');
  await watchThemes(page);
  await openPage(page, "/");
  expect(await page.evaluate(() => window.themesSeen)).toEqual(["light"]);
  await toggle(page).click();
  await expect(root(page)).toHaveAttribute("data-theme", "dark");
  expect(await stored(page)).toBe("dark");
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
});

test("pictures come in the variant of the mode, the other is not fetched", async ({
  page,
}) => {
  const fetched = requestsOf(page);
  const asked = (name: RegExp) => fetched.some((path) => name.test(path));
  await store(page, "dark");
  await openPage(page, "/blog/moving-a-million-rows");
  const cover = page.getByRole("img", { name: "Two grids of small boxes" });
  await expect(cover).toBeVisible();
  await expect(cover).toHaveCSS("filter", "none");
  await expect.poll(() => asked(/cover-dark\.(?:png|webp)/)).toBe(true);
  const figure = page.locator("figure:has([data-mode])");
  const shown = (mode: string) => figure.locator(`[data-mode=${mode}] img`);
  await figure.scrollIntoViewIfNeeded();
  await expect(shown("dark")).toBeVisible();
  await expect(shown("light")).toBeHidden();
  await expect.poll(() => asked(/steps-en-dark/)).toBe(true);
  await page.waitForLoadState("networkidle");
  expect(asked(/steps-en\.(?:png|webp)/)).toBe(false);
  await toggle(page).click();
  await expect(shown("light")).toBeVisible();
  await expect(shown("dark")).toBeHidden();
  await expect.poll(() => asked(/steps-en\.(?:png|webp)/)).toBe(true);
});

test("the first picture is fetched at once in the default mode, and in no other", async ({
  page,
}) => {
  const fetched = requestsOf(page);
  await openPage(page, "/blog/moving-a-million-rows");
  const cover = page.getByRole("img", { name: "Two grids of small boxes" });
  await expect(cover).toHaveAttribute("loading", "eager");
  await page.waitForLoadState("networkidle");
  expect(fetched.some((path) => /cover\.(?:png|webp)/.test(path))).toBe(true);
  expect(fetched.some((path) => path.includes("cover-dark"))).toBe(false);
});

test("a picture without a variant is dimmed, enlarged as well", async ({
  page,
}) => {
  await openPage(page, "/writing");
  const alone = page.locator("main figure img:not([data-mode] *)").first();
  await expect(alone).toHaveCSS("filter", "none");
  await toggle(page).click();
  await expect(alone).toHaveCSS("filter", "brightness(0.8)");
  await alone.click();
  await expect(page.locator(".figure-dialog img")).toHaveCSS(
    "filter",
    "brightness(0.8)",
  );
});
