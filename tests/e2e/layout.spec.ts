import { locales, pathIn, screens } from "../screens";
import { layoutShifts, watchLayoutShifts } from "./support/layoutShift";
import { store } from "./support/colorMode";
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
  "/handbook/tags/money",
];

for (const mode of ["light", "dark"]) {
  for (const path of ["/", "/blog", "/blog/reading-a-query-plan"]) {
    for (const width of [390, 1280]) {
      test(`nothing moves on ${path}, ${mode}, ${width} px`, async ({
        page,
      }) => {
        await page.setViewportSize({ width, height: 844 });
        await store(page, mode);
        await watchLayoutShifts(page);
        await openPage(page, path);
        await expect(page.locator("html")).toHaveAttribute("data-theme", mode);
        expect(await layoutShifts(page)).toEqual([]);
        // Pictures further down load on the way there.
        await page.mouse.wheel(0, 6_000);
        await page.waitForTimeout(300);
        expect(await layoutShifts(page)).toEqual([]);
      });
    }
  }
}

for (const locale of locales) {
  test(`no page scrolls sideways at 390 px in ${locale}`, async ({ page }) => {
    test.slow();
    const wide: string[] = [];
    for (const width of [320, 390]) {
      await page.setViewportSize({ width, height: 844 });
      for (const screen of [...screens, ...texts, "/blog/page/2", "/404"]) {
        await page.goto(pathIn(locale, screen), {
          waitUntil: "domcontentloaded",
        });
        const scrollWidth = await page.evaluate(
          () => document.documentElement.scrollWidth,
        );
        const tooWide = await page.evaluate(() =>
          [...document.querySelectorAll("main *")]
            .filter(
              (node) => !node.closest("pre, .table-scroll, .visually-hidden"),
            )
            .filter(
              (node) => node.getBoundingClientRect().right > innerWidth + 1,
            )
            .map((node) => `${node.localName}.${node.className}`)
            .slice(0, 3),
        );
        if (scrollWidth > width || tooWide.length > 0) {
          wide.push(`${width} px: ${screen} ${scrollWidth} ${tooWide.join()}`);
        }
      }
    }
    expect(wide).toEqual([]);
  });
}
