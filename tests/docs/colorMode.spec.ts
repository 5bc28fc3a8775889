import {
  ground,
  root,
  scheme,
  storedMode,
  toggle,
  watchThemes,
} from "../e2e/support/colorMode";
import { openPage } from "../e2e/support/openPage";
import { expect, test } from "../e2e/support/test";

// This site follows the system's preference: see site.ts.

test.describe("without JavaScript", () => {
  test.use({ colorScheme: "dark", javaScriptEnabled: false });

  test("the page follows the system by style alone", async ({ page }) => {
    await page.goto("/project/docs");
    expect(await scheme(page)).toBe("dark");
    expect(await ground(page)).toBeLessThan(60);
  });
});

test("the switch goes from system to light to dark and back", async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: "dark" });
  await watchThemes(page);
  await openPage(page, "/docs");
  expect(await page.evaluate(() => window.themesSeen)).toEqual(["dark"]);
  await expect(toggle(page)).toHaveAccessibleName(/system mode\)/);
  const steps: unknown[] = [];
  for (let press = 0; press < 3; press++) {
    await toggle(page).click();
    steps.push([
      await root(page).getAttribute("data-theme-choice"),
      await root(page).getAttribute("data-theme"),
      await storedMode(page),
    ]);
  }
  expect(steps).toEqual([
    ["light", "light", "light"],
    ["dark", "dark", "dark"],
    ["system", "dark", null],
  ]);
});

test("the system changes the page at once, but not against a choice", async ({
  page,
}) => {
  await openPage(page, "/docs");
  await expect(root(page)).toHaveAttribute("data-theme", "light");
  await page.emulateMedia({ colorScheme: "dark" });
  await expect(root(page)).toHaveAttribute("data-theme", "dark");
  await toggle(page).click();
  await page.emulateMedia({ colorScheme: "light" });
  await page.emulateMedia({ colorScheme: "dark" });
  await expect(root(page)).toHaveAttribute("data-theme", "light");
});
