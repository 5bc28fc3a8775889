import type { Page } from "@playwright/test";
import { navigate, openPage } from "./support/openPage";
import { scrollTo, twoFrames } from "./support/scrollTo";
import { expect, test } from "./support/test";

const post = "/blog/accessible-forms";
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
