import type { Page } from "@playwright/test";
import { navigate, openPage } from "./support/openPage";
import { samplePages } from "./support/samplePages";
import { scrollTo } from "./support/scrollTo";
import { expect, test } from "./support/test";

/** A phone, a tablet, the first width with a margin, and a desktop. */
const widths = [360, 820, 996, 1440];

const isGerman = (path: string) => /^\/de(?:\/|$)/.test(path);
/** The page with every component is among them. */
const pages = [...new Set([...samplePages, "/writing", "/de/schreiben"])];

/** Counts the controls inside an element, and lists those whose middle, scrolled into view, belongs to something else. */
const findCovered = (page: Page, root: string) =>
  page.evaluate((selector) => {
    const controls = document.querySelectorAll<HTMLElement>(
      `${selector} :is(a[href], button, input, select, textarea, summary)`,
    );
    const covered = [...controls].flatMap((control) => {
      if (control.matches(".skip-link, .visually-hidden *")) return [];
      if (!control.checkVisibility({ visibilityProperty: true })) return [];
      control.scrollIntoView({ block: "center", behavior: "instant" });
      // A link may begin on one line and end on the next.
      const box = control.getClientRects()[0];
      if (!box?.width) return [];
      const { left, top, width, height } = box;
      const hit = document.elementFromPoint(left + width / 2, top + height / 2);
      const isLabel = hit?.closest("label")?.contains(control);
      if (control.contains(hit) || isLabel) return [];
      return `${control.outerHTML.slice(0, 90)}: ${hit?.outerHTML.slice(0, 60)}`;
    });
    return { count: controls.length, covered };
  }, root);

for (const [language, paths] of [
  ["English", pages.filter((path) => !isGerman(path))],
  ["German", pages.filter(isGerman)],
] as const) {
  test(`every control gets the clicks in its middle: ${language}`, async ({
    page,
  }) => {
    test.setTimeout(120_000);
    const covered: string[] = [];
    let total = 0;
    await openPage(page, paths[0] ?? "/");
    for (const [index, path] of paths.entries()) {
      await navigate(page, path);
      await expect(page).toHaveURL(path);
      for (const width of widths) {
        await page.setViewportSize({ width, height: 800 });
        // What is around the page is the same on all.
        const roots = index === 0 ? ["main", "footer", "header"] : ["main"];
        for (const root of roots) {
          if (root === "header") await scrollTo(page, 0);
          const found = await findCovered(page, root);
          total += found.count;
          covered.push(
            ...found.covered.map((one) => `${path}, ${width} px: ${one}`),
          );
        }
      }
    }
    expect(covered).toEqual([]);
    expect(total).toBeGreaterThan(100 * widths.length);
  });
}
