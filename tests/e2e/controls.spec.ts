import type { Page } from "@playwright/test";
import { navigate, openPage } from "./support/openPage";
import { samplePages } from "./support/samplePages";
import { scrollTo, twoFrames } from "./support/scrollTo";
import { expect, test } from "./support/test";

/** A phone, a tablet, the first width with a margin, and a desktop. */
const widths = [360, 820, 996, 1440];

const isGerman = (path: string) => /^\/de(?:\/|$)/.test(path);
/** The page with every component is among them. */
const pages = [...new Set([...samplePages, "/writing", "/de/schreiben"])];

/** Lists the controls of a page whose middle, scrolled into view, belongs to something else. */
const findCovered = (page: Page) =>
  page.evaluate(() => {
    const controls = document.querySelectorAll<HTMLElement>(
      "a[href], button, input, select, textarea, summary, [role=tab]",
    );
    return [...controls].flatMap((control) => {
      if (control.closest(".visually-hidden, .skip-link")) return [];
      if (!control.checkVisibility({ visibilityProperty: true })) return [];
      control.scrollIntoView({ block: "center", behavior: "instant" });
      // A link may begin on one line and end on the next.
      const box = control.getClientRects()[0];
      if (!box?.width) return [];
      const x = box.left + box.width / 2;
      const y = box.top + box.height / 2;
      const hit = document.elementFromPoint(x, y);
      const own = hit?.closest("a, button, input, select, textarea, summary");
      const isLabel = hit?.closest("label")?.contains(control);
      if (hit && (control.contains(hit) || own === control || isLabel))
        return [];
      return `${control.outerHTML.slice(0, 90)}: ${hit?.outerHTML.slice(0, 60)}`;
    });
  });

for (const [language, paths] of [
  ["English", pages.filter((path) => !isGerman(path))],
  ["German", pages.filter(isGerman)],
] as const) {
  test(`every control gets the clicks in its middle: ${language}`, async ({
    page,
  }) => {
    test.setTimeout(60_000);
    const covered: string[] = [];
    await openPage(page, paths[0] ?? "/");
    for (const path of paths) {
      await navigate(page, path);
      await expect(page).toHaveURL(path);
      for (const width of widths) {
        await page.setViewportSize({ width, height: 800 });
        await scrollTo(page, 0);
        // The bar comes back to the top of the page.
        await expect(page.locator("header[data-hidden]")).toHaveCount(0);
        await twoFrames(page);
        for (const one of await findCovered(page)) {
          covered.push(`${path} at ${width} px: ${one}`);
        }
      }
    }
    expect(covered).toEqual([]);
  });
}
