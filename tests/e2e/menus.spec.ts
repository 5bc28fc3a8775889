import type { Page } from "@playwright/test";
import { openPage } from "./support/openPage";
import { expect, test } from "./support/test";

const bar = (page: Page) =>
  page.getByRole("navigation", { name: "Main navigation" });
const more = (page: Page) =>
  bar(page).getByRole("button", { name: "More under Blog" });
const entry = (page: Page, name: string) =>
  bar(page).getByRole("link", { name, exact: true });

async function expectOpen(page: Page, isOpen: boolean): Promise<void> {
  await expect(more(page)).toHaveAttribute("aria-expanded", String(isOpen));
  await expect(entry(page, "Archive")).toBeVisible({ visible: isOpen });
}

test("keys open a dropdown and move in it", async ({ page }) => {
  // The smallest that has the bar.
  await page.setViewportSize({ width: 996, height: 700 });
  await openPage(page, "/about");
  await more(page).focus();
  for (const key of ["Enter", "Space"]) {
    await page.keyboard.press(key);
    await expectOpen(page, true);
    await expect(more(page)).toBeFocused();
    await page.keyboard.press(key);
    await expectOpen(page, false);
  }
  const steps = [
    ["ArrowDown", "Archive"],
    ["ArrowDown", "Tags"],
    ["ArrowDown", "Authors"],
    ["ArrowDown", "Archive"],
    ["ArrowUp", "Authors"],
    ["Home", "Archive"],
    ["End", "Authors"],
  ] as const;
  for (const [key, name] of steps) {
    await page.keyboard.press(key);
    await expectOpen(page, true);
    await expect(entry(page, name)).toBeFocused();
    await expect(entry(page, name)).toBeInViewport({ ratio: 1 });
  }
  // The page must not scroll under the arrows.
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  await page.keyboard.press("Escape");
  await expectOpen(page, false);
  await expect(more(page)).toBeFocused();
  await page.keyboard.press("ArrowUp");
  await expect(entry(page, "Authors")).toBeFocused();
  await page.keyboard.press("Escape");

  // It closes when the focus goes elsewhere, or the pointer does.
  await more(page).click();
  await expectOpen(page, true);
  for (let step = 0; step < 4; step++) await page.keyboard.press("Tab");
  await expect(entry(page, "Handbook")).toBeFocused();
  await expectOpen(page, false);
  await more(page).click();
  await expectOpen(page, true);
  await page.locator("main").click({ position: { x: 20, y: 20 } });
  await expectOpen(page, false);

  // One that is higher than the window scrolls.
  await page.setViewportSize({ width: 996, height: 160 });
  await more(page).click();
  await entry(page, "Authors").scrollIntoViewIfNeeded();
  await expect(entry(page, "Authors")).toBeInViewport({ ratio: 1 });
});

test("Tab walks through the header in order", async ({ page }) => {
  await openPage(page, "/");
  await page.getByRole("button", { name: "Close announcement" }).click();
  await openPage(page, "/");
  const focused = page.locator(":focus");
  const names: string[] = [];
  for (let step = 0; step < 11; step++) {
    await page.keyboard.press("Tab");
    const name = await focused.innerText();
    names.push(name.replaceAll(/\s+/g, " ").trim());
    await expect(focused).toBeInViewport();
  }
  expect(names).toEqual([
    "Skip to main content",
    "Alex Example",
    "About",
    "Blog",
    "More under Blog",
    "Handbook",
    "Handbook, version: 2027",
    "GitHub (opens in a new tab)",
    "Language: English",
    "Search",
    "Switch between dark and light mode (currently light mode)",
  ]);
  await page.keyboard.press("Space");
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
});

test("a bar with more items than a row holds has another, and covers no heading @ci", async ({
  page,
}) => {
  await page.setViewportSize({ width: 996, height: 844 });
  await openPage(page, "/de/about");
  await page.locator("header nav").evaluate((nav) => {
    const item = nav.querySelector("ul:not(:empty) > li");
    for (let count = 0; count < 6; count++) {
      const more = item?.cloneNode(true);
      if (!item || !more) throw new Error("The bar is empty.");
      (more.firstChild ?? more).textContent = "Veröffentlichungen";
      item.before(more);
    }
  });
  const width = await page.evaluate(() => document.body.scrollWidth);
  expect(width).toBeLessThanOrEqual(996);
  const heading = page.locator("main h2").first();
  await expect
    .poll(async () => {
      await heading.evaluate((node) => node.scrollIntoView());
      const { y = 0 } = (await heading.boundingBox()) ?? {};
      const { height = 0 } =
        (await page.getByRole("banner").boundingBox()) ?? {};
      return y - height;
    })
    .toBeGreaterThan(0);
});
