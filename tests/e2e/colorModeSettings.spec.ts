import { siteConfig } from "../../src/config/resolved";
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
import { withColorMode } from "./support/withColorMode";

const { colors } = siteConfig;

test.describe("where dark is the default", () => {
  test("an unset choice is dark, and so is what comes after clearing it", async ({
    page,
    context,
  }) => {
    await withColorMode(page, { defaultMode: "dark" });
    await watchThemes(page);
    await openPage(page, "/");
    expect(await page.evaluate(() => window.themesSeen)).toEqual(["dark"]);
    expect(await ground(page)).toBeLessThan(60);
    await toggle(page).click();
    await expect(root(page)).toHaveAttribute("data-theme", "light");
    const other = await context.newPage();
    await openPage(other, "/about");
    await other.evaluate(() => {
      localStorage.clear();
    });
    await expect(root(page)).toHaveAttribute("data-theme", "dark");
  });
});

test.describe("where the system is followed", () => {
  test.describe("without JavaScript", () => {
    test.use({ colorScheme: "dark", javaScriptEnabled: false });

    test("the page follows by style alone", async ({ page }) => {
      await withColorMode(page, { respectPrefersColorScheme: true });
      await page.goto("/blog/moving-a-million-rows");
      expect(await scheme(page)).toBe("dark");
      expect(await ground(page)).toBeLessThan(60);
      const shown = page.locator("figure [data-mode] img:visible");
      await expect(shown).toHaveCount(1);
      await expect(page.locator("figure [data-mode=dark] img")).toBeVisible();
    });
  });

  test("the switch goes from system to light to dark and back", async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme: "dark" });
    await withColorMode(page, { respectPrefersColorScheme: true });
    await watchThemes(page);
    await openPage(page, "/");
    const steps: unknown[] = [];
    const note = async () =>
      steps.push([
        await root(page).getAttribute("data-theme-choice"),
        await root(page).getAttribute("data-theme"),
        await stored(page),
      ]);
    await note();
    expect(await page.evaluate(() => window.themesSeen)).toEqual(["dark"]);
    await expect(toggle(page)).toHaveAccessibleName(/system mode\)/);
    for (let press = 0; press < 3; press++) {
      await toggle(page).click();
      await note();
    }
    expect(steps).toEqual([
      ["system", "dark", null],
      ["light", "light", "light"],
      ["dark", "dark", "dark"],
      ["system", "dark", null],
    ]);
  });

  test("the system changes the page at once, but not against a choice", async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme: "light" });
    await withColorMode(page, { respectPrefersColorScheme: true });
    await openPage(page, "/");
    await expect(root(page)).toHaveAttribute("data-theme", "light");
    await page.emulateMedia({ colorScheme: "dark" });
    await expect(root(page)).toHaveAttribute("data-theme", "dark");
    expect(await barColours(page)).toEqual(Array(2).fill(colors.dark.paper));
    expect(await stored(page)).toBeNull();
    await toggle(page).click();
    await expect(root(page)).toHaveAttribute("data-theme", "light");
    await page.emulateMedia({ colorScheme: "light" });
    await page.emulateMedia({ colorScheme: "dark" });
    await expect(root(page)).toHaveAttribute("data-theme", "light");
    expect(await barColours(page)).toEqual(Array(2).fill(colors.light.paper));
  });
});

test("a disabled switch is gone, and the stored choice deleted", async ({
  page,
}) => {
  await withColorMode(page, { disableSwitch: true });
  await store(page, "dark");
  await watchThemes(page);
  await openPage(page, "/");
  await expect(toggle(page)).toHaveCount(0);
  expect(await page.evaluate(() => window.themesSeen)).toEqual(["light"]);
  await expect.poll(() => stored(page)).toBeNull();
});
