import { store, toggle } from "./support/colorMode";
import { openPage } from "./support/openPage";
import { requestsOf } from "./support/requestsOf";
import { expect, test } from "./support/test";

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
