import type { Page } from "@playwright/test";
import { navigate, openPage } from "./support/openPage";
import { scrollTo, twoFrames } from "./support/scrollTo";
import { expect, test } from "./support/test";

const bar = (page: Page) => page.getByRole("banner");
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

for (const width of [390, 1280]) {
  test(`the bar makes room on the way down at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await openPage(page, post);
    await page.mouse.move(width / 2, 400);
    await scroll(page, 1_200);
    await expectShown(page, false);
    // What stays beside the text leaves room for the bar, and does not move with it.
    const toc = page.getByRole("navigation", { name: "On this page" });
    const before = await toc.boundingBox();
    await scroll(page, -80);
    await expectShown(page);
    if (width > 996) {
      const { height = 0 } = (await bar(page).boundingBox()) ?? {};
      expect((await toc.boundingBox())?.y).toBe(before?.y);
      expect(before?.y).toBeGreaterThanOrEqual(height);
    }
    await scroll(page, 200);
    await expectShown(page, false);
    await scrollTo(page, 0);
    await expectShown(page);
  });
}

test("the bar stays at the top of a page after the search was opened", async ({
  page,
}) => {
  await openPage(page, post);
  await page.keyboard.press("Control+K");
  await expect(page.getByRole("dialog")).toBeVisible();
  await page.keyboard.press("Escape");
  await page.mouse.move(600, 400);
  await scroll(page, 24);
  await expectShown(page);
});

test("the bar is back on the next page", async ({ page }) => {
  await openPage(page, post);
  await scroll(page, 1_200);
  await expectShown(page, false);
  await navigate(page, "/blog/what-to-charge");
  await expect(page).toHaveURL(/what-to-charge/);
  await expectShown(page);
});

test("the bar comes for the keyboard, and stays while it has the focus", async ({
  page,
}) => {
  await openPage(page, post);
  await scroll(page, 1_200);
  await expectShown(page, false);
  const before = await page.evaluate(() => window.scrollY);
  await bar(page).getByRole("link", { name: "GitHub" }).focus();
  await page.keyboard.press("Tab");
  await expectShown(page);
  // And the page does not jump for it.
  expect(await page.evaluate(() => window.scrollY)).toBe(before);
  await scroll(page, 400);
  await expectShown(page);
});

test("the bar stays while a menu is open", async ({ page }) => {
  await openPage(page, post);
  await bar(page).getByRole("button", { name: "More under Blog" }).click();
  await page.mouse.move(600, 600);
  await scroll(page, 1_200);
  await expectShown(page);
  await expect(bar(page).getByRole("link", { name: "Archive" })).toBeVisible();
});

test("an anchor's target is never covered, from above or from below", async ({
  page,
}) => {
  await openPage(page, post);
  const entries = page.locator('main nav a[href^="#"]');
  const places: number[] = [];
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

test.describe("the way back to the top", () => {
  const button = (page: Page) =>
    page.getByRole("button", { name: "Back to top" });

  for (const width of [390, 1280]) {
    test(`is offered on the way up only, away from both ends, at ${width} px`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 800 });
      await openPage(page, post);
      await expect(button(page)).toBeHidden();
      await scrollTo(page, 1_500);
      await expect(button(page)).toBeHidden();
      await scrollTo(page, 1_400);
      await expect(button(page)).toBeVisible();
      const own = await button(page).boundingBox();
      expect(own?.height).toBeGreaterThanOrEqual(44);
      expect(own?.width).toBeGreaterThanOrEqual(44);
      if (width > 996) {
        // In the margin it covers no text.
        const text = await page.locator("main .prose").boundingBox();
        expect((own?.x ?? 0) + (own?.width ?? 0)).toBeLessThan(text?.x ?? 0);
      }
      await scrollTo(page, 1_420);
      await expect(button(page)).toBeHidden();
      await scrollTo(page, 900);
      await expect(button(page)).toBeVisible();
      await scrollTo(page, 280);
      await expect(button(page)).toBeHidden();
    });
  }

  test("goes up by keyboard, and the next Tab is in the page's content", async ({
    page,
  }) => {
    await openPage(page, post);
    await scrollTo(page, 1_500);
    await scrollTo(page, 1_400);
    await button(page).focus();
    await page.keyboard.press("Enter");
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
    await expect(page.locator("main")).toBeFocused();
    await expect(button(page)).toBeHidden();
    await page.keyboard.press("Tab");
    await expect(page.locator("main :focus")).toHaveCount(1);
  });

  test("moves where motion is welcome", async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "no-preference" });
    await openPage(page, post);
    await scrollTo(page, 2_500);
    await scrollTo(page, 2_400);
    await button(page).click();
    const soon = await page.evaluate(() => window.scrollY);
    expect(soon).toBeGreaterThan(0);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  });

  test("is not offered by a jump to a heading, nor on the next page", async ({
    page,
  }) => {
    await openPage(page, post);
    await scrollTo(page, 3_000);
    await page
      .getByRole("navigation", { name: "On this page" })
      .getByRole("link")
      .first()
      .click();
    await twoFrames(page);
    await expect(button(page)).toBeHidden();
    await scrollTo(page, 3_000);
    await scrollTo(page, 2_900);
    await expect(button(page)).toBeVisible();
    await navigate(page, "/about");
    await expect(page.locator("h1")).toHaveText("About me");
    await expect(button(page)).toBeHidden();
  });
});
