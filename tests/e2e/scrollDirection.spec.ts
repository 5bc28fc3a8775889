import type { Page } from "@playwright/test";
import { follow, navigate, openPage } from "./support/openPage";
import { scrollTo, scrollTop, twoFrames } from "./support/scrollTo";
import { expect, test } from "./support/test";

const bar = (page: Page) => page.getByRole("banner");
const contents = (page: Page) =>
  page.getByRole("navigation", { name: "On this page" });
const post = "/blog/accessible-forms";

/** Scrolls as a reader does: in steps, each with an event of its own. */
async function scroll(page: Page, by: number): Promise<void> {
  for (let step = 0; step < 4; step++) {
    await page.mouse.wheel(0, by / 4);
    await twoFrames(page);
  }
}

const expectShown = (page: Page, isShown = true) =>
  isShown
    ? expect(bar(page)).toBeInViewport({ ratio: 0.99 })
    : expect(bar(page)).not.toBeInViewport();

test("the bar makes room on the way down", async ({ page }) => {
  await openPage(page, post);
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await scrollTo(page, 0);
    await page.mouse.move(width / 2, 400);
    await scroll(page, 1_200);
    await expectShown(page, false);
    // What stays beside the text leaves room for the bar, and does not move with it.
    const before = await contents(page).boundingBox();
    await scroll(page, -80);
    await expectShown(page);
    if (width > 996) {
      const { height = 0 } = (await bar(page).boundingBox()) ?? {};
      expect((await contents(page).boundingBox())?.y).toBe(before?.y);
      expect(before?.y).toBeGreaterThanOrEqual(height);
    }
    await scrollTo(page, 0);
    await expectShown(page);
  }
  // After the search was opened it stays near the top.
  await page.keyboard.press("Control+K");
  await expect(page.getByRole("dialog")).toBeVisible();
  await page.keyboard.press("Escape");
  await scroll(page, 24);
  await expectShown(page);
  // It is back on the next page.
  await scroll(page, 1_200);
  await expectShown(page, false);
  await follow(page, "/blog/what-to-charge");
  await expectShown(page);
});

test("the bar stays for the keyboard and open menus @ci", async ({ page }) => {
  await openPage(page, post);
  await page.mouse.move(600, 600);
  await scroll(page, 1_200);
  await expectShown(page, false);
  const before = await scrollTop(page);
  await bar(page).getByRole("link", { name: "GitHub" }).focus();
  await page.keyboard.press("Tab");
  await expectShown(page);
  // And the page does not jump for it.
  expect(await scrollTop(page)).toBe(before);
  await scroll(page, 400);
  await expectShown(page);

  await scrollTo(page, 0);
  await bar(page).getByRole("button", { name: "More under Blog" }).click();
  await page.mouse.move(600, 600);
  await scroll(page, 1_200);
  await expectShown(page);
  await expect(bar(page).getByRole("link", { name: "Archive" })).toBeVisible();
});

test("an anchor's target is never covered @ci", async ({ page }) => {
  await openPage(page, post);
  const entries = page.locator('main nav a[href^="#"]');
  const places: number[] = [];
  // From above and from below.
  for (const which of [entries.nth(4), entries.nth(1), entries.nth(3)]) {
    const id = ((await which.getAttribute("href")) ?? "").slice(1);
    await which.click();
    const target = page.locator(`[id="${id}"]`);
    await expect(target).toBeInViewport();
    await twoFrames(page);
    const { y = 0 } = (await target.boundingBox()) ?? {};
    const { y: top = 0, height = 0 } = (await bar(page).boundingBox()) ?? {};
    expect(y).toBeGreaterThanOrEqual(Math.max(0, top + height));
    places.push(Math.round(y));
  }
  // Always in the same place, whether the bar is there or not.
  expect(new Set(places).size).toBe(1);
});

const button = (page: Page) =>
  page.getByRole("button", { name: "Back to top" });

test("the way up is offered on it, for keys too, and moves if welcome @ci", async ({
  page,
}) => {
  await openPage(page, post);
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await scrollTo(page, 0);
    await scrollTo(page, 1_500);
    await expect(button(page)).toBeHidden();
    await scrollTo(page, 1_400);
    await expect(button(page)).toBeVisible();
    const own = await button(page).boundingBox();
    expect(own?.height).toBeGreaterThanOrEqual(44);
    expect(own?.width).toBeGreaterThanOrEqual(44);
    // In the margin it covers no text.
    const text = await page.locator("main .prose").boundingBox();
    if (width > 996)
      expect((own?.x ?? 0) + (own?.width ?? 0)).toBeLessThan(text?.x ?? 0);
  }
  await scrollTo(page, 1_500);
  await scrollTo(page, 1_400);
  await button(page).press("Enter");
  await expect.poll(() => scrollTop(page)).toBe(0);
  await expect(page.locator("main")).toBeFocused();
  await expect(button(page)).toBeHidden();
  await page.keyboard.press("Tab");
  await expect(page.locator("main :focus")).toHaveCount(1);

  await page.emulateMedia({ reducedMotion: "no-preference" });
  await scrollTo(page, 2_500);
  await scrollTo(page, 2_400);
  await button(page).click();
  expect(await scrollTop(page)).toBeGreaterThan(0);
  await expect.poll(() => scrollTop(page)).toBe(0);

  // The next page does not offer it.
  await scrollTo(page, 3_000);
  await scrollTo(page, 2_900);
  await expect(button(page)).toBeVisible();
  await navigate(page, "/about");
  await expect(page.locator("h1")).toHaveText("About me");
  await expect(button(page)).toBeHidden();
});

test("keys lead to nothing below it @ci", async ({ page }) => {
  await openPage(page, post);
  const link = page.locator("main .prose .anchor").nth(2);
  // Up to where the link is the last line of the window.
  const y = await link.evaluate(
    (element) =>
      element.getBoundingClientRect().bottom + scrollY - innerHeight + 20,
  );
  await scrollTo(page, y + 100);
  await scrollTo(page, y);
  await expect(button(page)).toBeVisible();
  const { y: top = 0 } = (await button(page).boundingBox()) ?? {};
  await link.focus();
  const box = await link.boundingBox();
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(top);
});
