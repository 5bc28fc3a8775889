import { openPage } from "./support/openPage";
import { expect, test } from "./support/test";

test.use({ viewport: { width: 320, height: 640 }, hasTouch: true });

test("in the drawer's head nothing lies on anything else, in the longer language", async ({
  page,
}) => {
  await openPage(page, "/de/about");
  await page.locator('header button[aria-haspopup="dialog"]').tap();
  const drawer = page.getByRole("dialog");
  const close = drawer.getByRole("button", { name: "Schließen" });
  await expect(close).toBeInViewport({ ratio: 1 });
  const brand = drawer.locator("a").first();
  const end = await brand.evaluate((link) => {
    const words = document.createRange();
    words.selectNodeContents(link);
    return words.getBoundingClientRect().right;
  });
  expect(end).toBeLessThanOrEqual((await close.boundingBox())?.x ?? 0);
});

test("what stands alone is large enough for a thumb", async ({ page }) => {
  const small: string[] = [];
  for (const path of [
    "/de/about",
    "/blog",
    "/de/blog/page/2",
    "/de/blog/tags",
    "/de/blog/tags/craft",
    "/blog/accessible-forms",
  ]) {
    await openPage(page, path);
    const found = await page.evaluate(() => {
      const summary = document.querySelector("details > summary");
      if (summary instanceof HTMLElement) summary.click();
      return [...document.querySelectorAll("main a, main button, footer a")]
        .filter((target) => target.checkVisibility())
        .filter((target) => {
          const { display } = getComputedStyle(target);
          const { width, height } = target.getBoundingClientRect();
          return display !== "inline" && Math.min(width, height) < 24;
        })
        .map((target) => target.outerHTML.slice(0, 120));
    });
    small.push(...found);
  }
  expect(small).toEqual([]);
});

test("a thumb finds a footnote's number beside it", async ({ page }) => {
  await openPage(page, "/blog/accessible-forms");
  const number = page.locator("[data-footnote-ref]").first();
  await number.scrollIntoViewIfNeeded();
  const isHit = await number.evaluate((link) => {
    const { left, bottom, width } = link.getBoundingClientRect();
    return document.elementFromPoint(left + width / 2, bottom + 5) === link;
  });
  expect(isHit).toBe(true);
});
