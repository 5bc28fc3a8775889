import type { Page } from "@playwright/test";
import { sidebarOf } from "./support/handbook";
import { openPage } from "./support/openPage";
import { isGerman, samplePages } from "./support/samplePages";
import { expect, test } from "./support/test";
import { setTextSize } from "./support/textSize";

/** One page of each template in German, whose words are longer, and texts with what only some have. */
const pages = new Set([
  ...samplePages.filter(isGerman),
  ...["/de/schreiben", "/de/uses", "/de/search?q=a"],
  ...[
    "blog/accessible-forms",
    "blog/reading-a-query-plan",
    "blog/moving-a-million-rows",
    "blog/one-binary-go-service",
    "blog/e-rechnung-fuer-freelancer",
    "blog/what-to-charge",
    "handbook/before/call-and-offer",
    "handbook/2026/work/faults",
  ].map((path) => `/de/${path}`),
]);

// Where it is still yesterday: dates stay as the server wrote them.
test.use({ timezoneId: "America/Los_Angeles" });

/** What of the page is wider than the window, but for what scrolls. */
const findWide = (page: Page) =>
  page.evaluate(() => {
    const { scrollWidth } = document.documentElement;
    const outside = [...document.querySelectorAll("main *")]
      .filter((node) => !node.closest("pre, .table-scroll, .visually-hidden"))
      .filter((node) => node.getBoundingClientRect().right > innerWidth + 1)
      .map((node) => `${node.localName}.${node.className}`);
    return scrollWidth > innerWidth ? [`${scrollWidth} px`, ...outside] : [];
  });

// What React would have to write anew fails the test by its complaint, too.
for (const half of [0, 1])
  test(`no page scrolls sideways, ${half + 1} of 2`, async ({ page }) => {
    test.slow();
    const wide: string[] = [];
    for (const path of [...pages].filter((_, at) => at % 2 === half)) {
      await page.setViewportSize({ width: 320, height: 844 });
      await openPage(page, path);
      if (path.includes("?q="))
        await page.getByRole("option").first().waitFor();
      const small = await findWide(page);
      await page.setViewportSize({ width: 390, height: 844 });
      await setTextSize(page, 32);
      const large = await findWide(page);
      await page.setViewportSize({ width: 320, height: 844 });
      large.push(...(await findWide(page)));
      await setTextSize(page, 16);
      if (small.length + large.length > 0)
        wide.push(`${path}: ${small.join()}; in large text: ${large.join()}`);
    }
    expect(wide).toEqual([]);
  });

test("a long name of the site breaks, and keeps its place in the bar @ci", async ({
  page,
}) => {
  const name = page.locator("header a span[translate=no]").first();
  for (const width of [320, 390, 996, 1280]) {
    await page.setViewportSize({ width, height: 844 });
    await openPage(page, "/about");
    for (const words of [
      "Donaudampfschifffahrtsgesellschaftskapitän",
      "Jonathan-Alexander Müller-Lüdenscheidt and the Others",
    ]) {
      await name.evaluate((span, text) => (span.textContent = text), words);
      const [text, bar] = await Promise.all(
        [name, page.getByRole("banner")].map((part) => part.boundingBox()),
      );
      if (!text || !bar) throw new Error("The bar is not shown.");
      expect(await findWide(page)).toEqual([]);
      expect(text.y).toBeGreaterThan(bar.y + 3);
      expect(text.y + text.height).toBeLessThan(bar.y + bar.height - 3);
      // On wide screens it stays in the margin.
      if (width >= 996) expect(text.x + text.width).toBeLessThan(width / 4);
    }
  }
});

test("no label of a bar with eight items takes two lines @ci", async ({
  page,
}) => {
  await openPage(page, "/de");
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
    expect(await findWide(page), `${width} px`).toEqual([]);
  }
});

/** 512 px are what 320 px are to text of 20 px. */
test("large text leaves bar, drawer and texts whole @ci", async ({ page }) => {
  await openPage(page, "/de/schreiben");
  await setTextSize(page, 32);
  const dialog = page.getByRole("dialog", { name: "Menü" });
  const close = dialog.getByRole("button", { name: "Schließen" });
  for (const width of [390, 512, 1280]) {
    await page.setViewportSize({ width, height: 844 });
    const faults = await page.evaluate(() => {
      const isCut = (box: Element) => {
        const { top, bottom, right } = box.getBoundingClientRect();
        return [...box.querySelectorAll(".embed-offer > *")].some((node) => {
          const inner = node.getBoundingClientRect();
          const isHigh = inner.top < top || inner.bottom > bottom;
          return isHigh || inner.right > right;
        });
      };
      const nodes = document.querySelectorAll("header :is(a, button), main *");
      const outside = [...nodes]
        .filter((node) => !node.closest("[role=group], [role=tablist]"))
        .filter((node) => node.getBoundingClientRect().right > innerWidth);
      const boxes = [...document.querySelectorAll(".embed-box")];
      if (boxes.length === 0) throw new Error("There is no embed.");
      return [...outside, ...boxes.filter(isCut)].map(({ textContent }) =>
        textContent.slice(0, 60),
      );
    });
    expect(faults, `${width} px`).toEqual([]);

    await page.getByRole("button", { name: "Menü" }).click();
    await expect(close).toBeInViewport({ ratio: 1 });
    const mode = dialog.getByRole("button").nth(1);
    const boxes = await Promise.all(
      [dialog.getByText("Alex Example"), close, mode].map((one) =>
        one.evaluate(
          (node) => node.getBoundingClientRect().toJSON() as DOMRect,
        ),
      ),
    );
    for (const [at, a] of boxes.entries()) {
      expect(a.right).toBeLessThanOrEqual(width);
      for (const b of boxes.slice(at + 1)) {
        const isBeside = a.right <= b.left + 1 || b.right <= a.left + 1;
        expect(isBeside || a.bottom <= b.top + 1).toBe(true);
      }
    }
    await page.keyboard.press("Escape");
  }
  // Buttons on pictures do not grow with it.
  const enlarge = page.locator(".figure-enlarge").first();
  expect(await enlarge.boundingBox()).toMatchObject({ width: 56, height: 56 });
});

test("sidebar, text and contents stand side by side @ci", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await openPage(page, "/handbook/work/faults");
  const places = await Promise.all(
    [
      sidebarOf(page).sidebar,
      page.locator("main .prose > p").first(),
      page.locator("main nav a[href='#where-to']").first(),
    ].map((what) => what.boundingBox()),
  );
  const [left, text, right] = places.map((box) => [
    box?.x ?? NaN,
    (box?.x ?? NaN) + (box?.width ?? NaN),
  ]);
  expect(left?.[1]).toBeLessThanOrEqual(text?.[0] ?? NaN);
  expect(text?.[1]).toBeLessThanOrEqual(right?.[0] ?? NaN);
});
