import { pathIn, screens } from "../screens";
import { store } from "./support/colorMode";
import { drawerOf } from "./support/drawer";
import { layoutShifts, watchLayoutShifts } from "./support/layoutShift";
import { openPage } from "./support/openPage";
import { expect, test } from "./support/test";

const texts = [
  "/blog/accessible-forms",
  "/blog/reading-a-query-plan",
  "/blog/what-to-charge",
  "/blog/one-binary-go-service",
  "/handbook",
  "/handbook/before/call-and-offer",
  "/handbook/2026/work/faults",
  "/handbook/live/handover",
];

for (const [path, mode, width] of [
  ["/", "light", 390],
  ["/blog", "dark", 1280],
  ["/blog/reading-a-query-plan", "dark", 390],
  ["/blog/reading-a-query-plan", "light", 1280],
] as const) {
  test(`nothing moves on ${path}, ${mode}, ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    await store(page, mode);
    await watchLayoutShifts(page);
    await openPage(page, path);
    await expect(page.locator("html")).toHaveAttribute("data-theme", mode);
    expect(await layoutShifts(page)).toEqual([]);
    // Pictures further down load on the way there.
    await page.mouse.wheel(0, 6_000);
    expect(await layoutShifts(page)).toEqual([]);
  });
}

// What React would have to write anew fails the test by its complaint, too.
for (const [locale, paths] of [
  // Its words are longer.
  ["de", [...screens, ...texts]],
  ["en", ["/", "/blog", "/handbook"]],
] as const) {
  test(`every page is there, and scrolls no way but down at 320 px in ${locale}`, async ({
    page,
  }) => {
    test.slow();
    await page.setViewportSize({ width: 320, height: 844 });
    const wide: string[] = [];
    for (const screen of paths) {
      const response = await openPage(page, pathIn(locale, screen));
      expect(response?.status(), screen).toBe(200);
      const { scrollWidth, outside } = await page.evaluate(() => ({
        scrollWidth: document.documentElement.scrollWidth,
        outside: [...document.querySelectorAll("main *")]
          .filter(
            (node) => !node.closest("pre, .table-scroll, .visually-hidden"),
          )
          .filter((node) => node.getBoundingClientRect().right > innerWidth + 1)
          .map((node) => `${node.localName}.${node.className}`)
          .slice(0, 3),
      }));
      if (scrollWidth > 320 || outside.length > 0) {
        wide.push(`${screen}: ${scrollWidth} px, ${outside.join()}`);
      }
    }
    expect(wide).toEqual([]);
  });
}

for (const locale of ["en", "de"]) {
  test(`no label of a bar with eight items takes two lines in ${locale}`, async ({
    page,
  }) => {
    await openPage(page, pathIn(locale, "/"));
    const bar = page.locator("header nav");
    // As long as the example's.
    await bar.evaluate((nav) => {
      const item = nav.querySelector("ul:not(:empty) > li");
      const more = item?.cloneNode(true);
      if (!item || !more) throw new Error("The bar is empty.");
      (more.firstChild ?? more).textContent = "Kontakt";
      item.before(more);
    });
    for (const width of [996, 1040, 1200, 1440]) {
      await page.setViewportSize({ width, height: 844 });
      const broken = await bar.evaluate((nav) =>
        [...nav.querySelectorAll("li > :is(a, button), div > :is(a, button)")]
          .filter((item) => item.checkVisibility())
          .filter((item) => {
            const label = document.createRange();
            label.selectNodeContents(item);
            const tops = [...label.getClientRects()].map(({ top }) => top);
            return Math.max(...tops) - Math.min(...tops) > 12;
          })
          .map((item) => item.textContent),
      );
      expect(broken, `${width} px`).toEqual([]);
      const isWhole = await bar.evaluate(
        () => document.documentElement.scrollWidth <= innerWidth,
      );
      expect(isWhole, `${width} px`).toBe(true);
    }
  });
}

const post = "/blog/reading-a-query-plan";

for (const [width, most] of [
  [390, 900],
  [1280, 1600],
] as const) {
  test(`at ${width} px a picture comes in a fitting size`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    await openPage(page, post);
    const picture = page.locator("main figure img").last();
    await picture.scrollIntoViewIfNeeded();
    const widthOf = (name: "naturalWidth" | "width") =>
      picture.evaluate((image, key) => (image as HTMLImageElement)[key], name);
    await expect.poll(() => widthOf("naturalWidth")).toBeGreaterThan(0);
    expect(await widthOf("width")).toBeLessThanOrEqual(width);
    expect(await widthOf("naturalWidth")).toBeLessThanOrEqual(most);
    const source = picture.evaluate(
      (image) => (image as HTMLImageElement).currentSrc,
    );
    expect(await source).toMatch(/\.webp$/);
  });
}

test.describe("by touch", () => {
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
      expect(await targets.count()).toBeGreaterThan(3);
      for (const target of await targets.all()) {
        const { width = 0, height = 0 } = (await target.boundingBox()) ?? {};
        const size = Math.min(width, height);
        expect(size, await target.innerText()).toBeGreaterThanOrEqual(24);
      }
    }
  });

  test("what stands alone is large enough for a thumb", async ({ page }) => {
    const small: string[] = [];
    let count = 0;
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
        const targets = [
          ...document.querySelectorAll("main a, main button, footer a"),
        ].filter(
          (target) =>
            target.checkVisibility() &&
            getComputedStyle(target).display !== "inline",
        );
        const small = targets
          .filter((target) => {
            const { width, height } = target.getBoundingClientRect();
            return Math.min(width, height) < 24;
          })
          .map((target) => target.outerHTML.slice(0, 120));
        return { count: targets.length, small };
      });
      count += found.count;
      small.push(...found.small);
    }
    expect(small).toEqual([]);
    expect(count).toBeGreaterThan(50);
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
});
