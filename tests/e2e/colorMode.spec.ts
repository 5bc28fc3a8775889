import {
  ground,
  root,
  scheme,
  store,
  storedMode,
  toggle,
  watchThemes,
} from "./support/colorMode";
import { hold } from "./support/hold";
import { openPage, waitForReact } from "./support/openPage";
import { requestsOf } from "./support/requestsOf";
import { expect, test } from "./support/test";

test("is light at first, the switch goes to dark", async ({ page }) => {
  // Whatever the system prefers.
  await page.emulateMedia({ colorScheme: "dark" });
  await openPage(page, "/");
  await expect(root(page)).toHaveAttribute("data-theme", "light");
  expect(await ground(page)).toBeGreaterThan(220);
  expect(await storedMode(page)).toBeNull();
  const status = page.locator("header [role=status]").first();
  await expect(status).toHaveText("");
  await expect(toggle(page)).toHaveAccessibleName(/light mode\)/);

  await toggle(page).click();
  await expect(root(page)).toHaveAttribute("data-theme", "dark");
  await expect(toggle(page)).toHaveAccessibleName(/dark mode\)/);
  await expect(status).toHaveText("dark mode");
  expect(await ground(page)).toBeLessThan(60);
  expect(await scheme(page)).toBe("dark");
  expect(await storedMode(page)).toBe("dark");
});

test("a stored mode is there at the first paint", async ({ page }) => {
  await store(page, "dark");
  await watchThemes(page);
  const scripts = await hold(page, /\.js$/);
  await page.goto("/blog", { waitUntil: "commit" });
  await expect(page.locator("h1")).toBeVisible();
  expect(await ground(page)).toBeLessThan(60);
  await expect(toggle(page).locator("[data-icon='dark']")).toBeVisible();
  await expect(toggle(page)).toHaveAccessibleName(/dark mode\)/);
  expect(await scheme(page)).toBe("dark");

  await scripts.release();
  await waitForReact(page);
  expect(await page.evaluate(() => window.themesSeen)).toEqual(["dark"]);
});

for (const mode of ["light", "dark"] as const)
  test(`only the ${mode} variant of pictures is fetched @ci`, async ({
    page,
  }) => {
    const fetched = requestsOf(page);
    const asked = (name: RegExp) => fetched.some((path) => name.test(path));
    const files = {
      cover: { light: /cover\.(?:png|webp)/, dark: /cover-dark/ },
      steps: { light: /steps-en\.(?:png|webp)/, dark: /steps-en-dark/ },
    };
    const other = mode === "light" ? "dark" : "light";
    await store(page, mode);
    await openPage(page, "/blog/moving-a-million-rows");
    const cover = page.getByRole("img", { name: "Two grids of small boxes" });
    await expect(cover).toHaveCSS("filter", "none");
    // Only the default mode's is known to be needed.
    const loading = mode === "light" ? "eager" : "lazy";
    await expect(cover).toHaveAttribute("loading", loading);
    const figure = page.locator("figure:has([data-mode])");
    await figure.scrollIntoViewIfNeeded();
    const shown = (name: string) => figure.locator(`[data-mode=${name}] img`);
    await expect(shown(mode)).toBeVisible();
    await expect(shown(other)).toBeHidden();
    for (const { [mode]: file } of Object.values(files))
      await expect.poll(() => asked(file)).toBe(true);
    await page.waitForLoadState("networkidle");
    expect(asked(files.steps[other])).toBe(false);
    expect(asked(files.cover.dark)).toBe(mode === "dark");
    await toggle(page).click();
    await expect(shown(other)).toBeVisible();
    await expect(shown(mode)).toBeHidden();
    await expect.poll(() => asked(files.steps[other])).toBe(true);
  });
