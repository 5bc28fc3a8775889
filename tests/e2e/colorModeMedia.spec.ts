import { siteConfig } from "../../src/config/resolved";
import { barColours, ground, scheme, store, toggle } from "./support/colorMode";
import { openPage } from "./support/openPage";
import { requestsOf } from "./support/requestsOf";
import { expect, test } from "./support/test";

const { colors } = siteConfig;

test("a stored mode colours the browser's bars before any script arrives", async ({
  page,
}) => {
  await store(page, "dark");
  await page.route(/\.js$/, (route) => route.abort("aborted"));
  await page.goto("/", { waitUntil: "domcontentloaded" });
  expect(await barColours(page)).toEqual([colors.dark.paper]);
  expect(await scheme(page)).toBe("dark");
  await expect(toggle(page)).toHaveAccessibleName(/dark mode\)/);
});

test("paper is white, whatever the mode", async ({ page }) => {
  await store(page, "dark");
  await openPage(page, "/");
  await page.emulateMedia({ media: "print" });
  expect(await ground(page)).toBeGreaterThan(250);
  expect(await scheme(page)).toBe("light");
});

test("a picture comes in the variant of the mode, the other is not fetched", async ({
  page,
}) => {
  const fetched = requestsOf(page);
  const asked = (name: RegExp) => fetched.some((path) => name.test(path));
  await store(page, "dark");
  await openPage(page, "/blog/moving-a-million-rows");
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

test("a post's cover comes in the variant of the mode; a picture without one is dimmed", async ({
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
  expect(asked(/cover\.(?:png|webp)/)).toBe(false);
  await toggle(page).click();
  await expect.poll(() => asked(/cover\.(?:png|webp)/)).toBe(true);

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
