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
for (const locale of locales) {
  test(`every page is there, and scrolls no way but down at 320 px in ${locale}`, async ({
    page,
  }) => {
    test.slow();
    await page.setViewportSize({ width: 320, height: 844 });
    const wide: string[] = [];
    for (const screen of [...screens, ...texts]) {
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
