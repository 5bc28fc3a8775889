import type { Page } from "@playwright/test";
import { openPage } from "./support/openPage";
import { expect, test } from "./support/test";

const path = "/writing";
const button = (page: Page) =>
  page.getByRole("button", { name: "Enlarge picture" });
const dialog = (page: Page) => page.locator(".figure-dialog");

test.describe("before the files come", () => {
  test.use({ expectedProblems: [/ERR_FAILED/] });

  test("an enlarged picture has its room, and what the page has shows there", async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await openPage(page, path);
    await button(page).first().scrollIntoViewIfNeeded();
    const small = page.locator("main figure img").first();
    await expect(small).toHaveJSProperty("complete", true);
    await page.route(/ledger\.(?:png|webp)$/, () => undefined);
    await button(page).first().click();
    const picture = dialog(page).locator("img");
    expect(await picture.boundingBox()).toMatchObject({ width: 704 });
    await expect(picture).toHaveCSS("background-image", /ledger/);
    await page.setViewportSize({ width: 844, height: 390 });
    // As wide as the window; a low one scrolls.
    const room = await page.getByRole("dialog").boundingBox();
    const width = (await picture.boundingBox())?.width;
    expect(width).toBeCloseTo((room?.width ?? 0) - 844 * 0.1, 0);
    await page.setViewportSize({ width: 1600, height: 800 });
    const box = await picture.boundingBox();
    expect(box?.height).toBeCloseTo(800 - 9 * 16, 0);
  });
});
