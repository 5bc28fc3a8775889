import type { Page } from "@playwright/test";
import { storageKeys } from "../../src/state/storageKeys";
import { openPage } from "./support/openPage";
import { expect, test } from "./support/test";

declare global {
  interface Window {
    themesSeen: (string | null)[];
  }
}

const root = (page: Page) => page.locator("html");
const toggle = (page: Page) =>
  page.getByRole("button", { name: /dark and light mode/ });
const store = (page: Page, value: string) =>
  page.addInitScript(
    ([key, stored]) => {
      // Once: later loads must find what the page itself stored.
      if (!sessionStorage.getItem("prepared")) {
        localStorage.setItem(key, stored);
        sessionStorage.setItem("prepared", "true");
      }
    },
    [storageKeys.colorMode, value] as const,
  );
const stored = (page: Page) =>
  page.evaluate((key) => localStorage.getItem(key), storageKeys.colorMode);

/** Notes each value of data-theme from the first byte of the document on. */
const watchThemes = (page: Page) =>
  page.addInitScript(() => {
    window.themesSeen = [];
    new MutationObserver(() => {
      const { theme = null } = document.documentElement.dataset;
      if (window.themesSeen.at(-1) !== theme) window.themesSeen.push(theme);
    }).observe(document, {
      attributes: true,
      subtree: true,
      attributeFilter: ["data-theme"],
    });
  });

/** Lightness of the page's ground, 0 to 255. */
const ground = (page: Page) =>
  page.evaluate(() => {
    const canvas = document.createElement("canvas").getContext("2d");
    if (!canvas) throw new Error("There is no canvas");
    canvas.fillStyle = getComputedStyle(document.body).backgroundColor;
    canvas.fillRect(0, 0, 1, 1);
    const [red = 0, green = 0, blue = 0] = canvas.getImageData(0, 0, 1, 1).data;
    return (red + green + blue) / 3;
  });

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

test("works for the visit where storage is blocked", async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, "localStorage", {
      get() {
        throw new DOMException("Access is denied.", "SecurityError");
      },
    });
  });
  await openPage(page, "/");
  await expect(root(page)).toHaveAttribute("data-theme", "light");
  await toggle(page).click();
  await expect(root(page)).toHaveAttribute("data-theme", "dark");
  await page.getByRole("button", { name: "Close announcement" }).click();
  await expect(page.getByRole("region", { name: "Announcement" })).toBeHidden();
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
