import type { Page } from "@playwright/test";

declare global {
  interface Window {
    readShifts: () => string[];
  }
  interface PerformanceEntry {
    value?: number;
    sources?: { node?: Node | null }[];
  }
}

/** Notes every shift of the layout from now on, in this page and those it opens. */
export async function watchLayoutShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts: string[] = [];
    const describe = (node?: Node | null) =>
      node instanceof Element ? `${node.localName}.${node.className}` : "text";
    const note = (entries: PerformanceEntryList) => {
      for (const { value, sources = [] } of entries) {
        const moved = sources.map(({ node }) => describe(node)).join(", ");
        shifts.push(`${value?.toFixed(4)}: ${moved}`);
      }
    };
    const observer = new PerformanceObserver((list) => note(list.getEntries()));
    observer.observe({ type: "layout-shift", buffered: true });
    window.readShifts = () => {
      note(observer.takeRecords());
      return shifts;
    };
  });
}

/** The shifts since the document was opened, when fonts and the pictures in view are there. */
export const layoutShifts = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    await document.fonts.ready;
    const inView = [...document.images].filter((image) => {
      const { top, bottom } = image.getBoundingClientRect();
      return image.checkVisibility() && bottom > 0 && top < innerHeight;
    });
    await Promise.all(inView.map((image) => image.decode().catch(() => null)));
    for (let frame = 0; frame < 3; frame++)
      await new Promise(requestAnimationFrame);
    return window.readShifts();
  });
