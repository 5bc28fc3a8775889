import type { Page } from "@playwright/test";

declare global {
  interface Window {
    layoutShifts: string[];
  }
  interface PerformanceEntry {
    value?: number;
    sources?: { node?: Node | null }[];
  }
}

/** Notes every shift of the layout from now on, in this page and those it opens. */
export async function watchLayoutShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.layoutShifts = [];
    const describe = (node?: Node | null) =>
      node instanceof Element ? `${node.localName}.${node.className}` : "text";
    new PerformanceObserver((list) => {
      for (const { value, sources = [] } of list.getEntries()) {
        const moved = sources.map(({ node }) => describe(node)).join(", ");
        window.layoutShifts.push(`${value?.toFixed(4)}: ${moved}`);
      }
    }).observe({ type: "layout-shift", buffered: true });
  });
}

/** The shifts since the document was opened. */
export async function layoutShifts(page: Page): Promise<string[]> {
  await page.waitForLoadState("networkidle");
  return page.evaluate(() => window.layoutShifts);
}
