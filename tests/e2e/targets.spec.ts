import { drawerOf } from "./support/drawer";
import { openPage } from "./support/openPage";
import { expect, test } from "./support/test";

test.use({ viewport: { width: 320, height: 640 }, hasTouch: true });

test("everything to be pressed in the bar and the drawer is at least 24 px in size", async ({
  page,
}) => {
  await openPage(page, "/blog");
  const { menuButton, back } = drawerOf(page);
  await menuButton.click();
  const targets = page.locator(":is(header, dialog) :is(a, button):visible");
  for (const show of [null, back]) {
    await show?.click();
    await expect(back).toBeVisible({ visible: show === null });
    for (const target of await targets.all()) {
      const { width = 0, height = 0 } = (await target.boundingBox()) ?? {};
      const size = Math.min(width, height);
      expect(size, await target.innerText()).toBeGreaterThanOrEqual(24);
    }
  }
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
