import type { Page } from "@playwright/test";

export interface Paint {
  fcp: number;
  lcp: number;
  cls: number;
  tbt: number;
  /** When React has a link of the page in hand; 0 where no React comes. */
  takenOver: number;
}

declare global {
  interface Window {
    benchPaint: Omit<Paint, "fcp">;
  }
}

/** Has the page note its paints, shifts and long tasks from its first moment, and when React has taken it over. */
export async function observePaint(page: Page): Promise<void> {
  // Runs in the page, where nothing of this module exists; only anonymous
  // functions survive the way there.
  await page.addInitScript(() => {
    window.benchPaint = { lcp: 0, cls: 0, tbt: 0, takenOver: 0 };
    const watch = setInterval(() => {
      const link = document.querySelector("a");
      const marks = link ? Object.keys(link) : [];
      if (!marks.some((key) => key.startsWith("__reactProps"))) return;
      window.benchPaint.takenOver = performance.now();
      clearInterval(watch);
    }, 5);
    new PerformanceObserver((list) => {
      for (const { startTime } of list.getEntries()) {
        window.benchPaint.lcp = startTime;
      }
    }).observe({ type: "largest-contentful-paint", buffered: true });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if ("hadRecentInput" in entry && !entry.hadRecentInput) {
          window.benchPaint.cls += "value" in entry ? Number(entry.value) : 0;
        }
      }
    }).observe({ type: "layout-shift", buffered: true });
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) {
        window.benchPaint.tbt += Math.max(0, duration - 50);
      }
    }).observe({ type: "longtask", buffered: true });
  });
}

/** Reads what the page has noted. */
export function readPaint(page: Page): Promise<Paint> {
  return page.evaluate(() => ({
    ...window.benchPaint,
    fcp:
      performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? 0,
  }));
}
