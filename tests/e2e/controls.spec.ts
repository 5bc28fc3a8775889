import type { Page } from "@playwright/test";
import { drawerOf } from "./support/drawer";
import { follow, openPage } from "./support/openPage";
import { isGerman, samplePages } from "./support/samplePages";
import { scrollTo } from "./support/scrollTo";
import { expect, test } from "./support/test";

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

/** Each template has all widths, two in each language. */
const languages = [
  { start: "/", inGerman: false, widths: [360, 996] },
  { start: "/de", inGerman: true, widths: [820, 1440] },
] as const;

for (const { start, inGerman, widths } of languages)
  test(`every control below ${start} gets the clicks in its middle${inGerman ? " @ci" : ""}`, async ({
    page,
  }) => {
    test.slow();
    const covered: string[] = [];
    let total = 0;
    const paths = samplePages.filter((path) => isGerman(path) === inGerman);
    await openPage(page, start);
    for (const path of [
      start,
      ...paths,
      inGerman ? "/de/schreiben" : "/writing",
    ]) {
      await follow(page, path);
      // What is around the page is the same on all.
      const isStart = path === start;
      const roots = isStart ? ["main", "footer", "header"] : ["main"];
      for (const width of isStart ? [360, 820, 996, 1440] : widths) {
        await page.setViewportSize({ width, height: 800 });
        for (const root of roots) {
          if (root === "header") await scrollTo(page, 0);
          const found = await findCovered(page, root);
          total += found.count;
          const names = found.covered.map((one) => `${path}, ${width}: ${one}`);
          covered.push(...names);
        }
      }
    }
    expect(covered).toEqual([]);
    expect(total).toBeGreaterThan(500);
  });

test.describe("by touch", () => {
  test.use({ viewport: { width: 320, height: 640 }, hasTouch: true });

  /** Counts what stands alone among these, and lists what a thumb would miss. */
  const findSmall = (page: Page, targets: string) =>
    page.evaluate((selector) => {
      const alone = [...document.querySelectorAll(selector)].filter(
        (target) =>
          target.checkVisibility({ visibilityProperty: true }) &&
          getComputedStyle(target).display !== "inline",
      );
      const small = alone.filter((target) => {
        const { width, height } = target.getBoundingClientRect();
        return Math.min(width, height) < 24;
      });
      const names = small.map(({ outerHTML }) => outerHTML.slice(0, 120));
      return { count: alone.length, small: names };
    }, targets);

  test("a thumb finds every target @ci", async ({ page }) => {
    const found: Awaited<ReturnType<typeof findSmall>>[] = [];
    for (const path of [
      "/de/about",
      "/de/blog/tags",
      "/blog/accessible-forms",
    ]) {
      await openPage(page, path);
      const contents = page.locator("main details > summary");
      if ((await contents.count()) > 0) await contents.first().click();
      found.push(await findSmall(page, "main a, main button, footer a"));
    }
    // A footnote's number is hit beside it, too.
    const number = page.locator("[data-footnote-ref]").first();
    await number.scrollIntoViewIfNeeded();
    const isHit = await number.evaluate((link) => {
      const { left, bottom, width } = link.getBoundingClientRect();
      return document.elementFromPoint(left + width / 2, bottom + 5) === link;
    });
    expect(isHit).toBe(true);

    await openPage(page, "/blog/page/2");
    found.push(await findSmall(page, "header a, header button, main a"));
    const { menuButton, back, main } = drawerOf(page);
    await menuButton.click();
    await expect(back).toBeInViewport();
    found.push(await findSmall(page, "dialog :is(a, button)"));
    await back.click();
    await expect(main).toBeInViewport();
    found.push(await findSmall(page, "dialog :is(a, button)"));
    expect(found.flatMap(({ small }) => small)).toEqual([]);
    for (const { count } of found) expect(count).toBeGreaterThan(3);
  });
});
