import type { Browser } from "@playwright/test";
import { blockedFor } from "./chromium";
import { observePaint, type Paint, readPaint } from "./observePaint";
import { recordTraffic, type Traffic } from "./recordTraffic";

const CPU_SLOWDOWN = 4;
const SETTLE_MS = 200;
const IDLE_MS = 2500;

/** Lighthouse's slow 4G, in milliseconds and bytes a second. */
const slowNetwork = {
  offline: false,
  latency: 150,
  downloadThroughput: 1.6e6 / 8,
  uploadThroughput: 0.75e6 / 8,
};

export interface Visit extends Traffic, Paint {}

/** A first visit, with an empty cache, on a slow processor, and a slow network if asked. */
export async function visitPage(
  browser: Browser,
  url: string,
  isSlow: boolean,
): Promise<Visit> {
  const { origin } = new URL(url);
  const context = await browser.newContext({
    viewport: { width: 1280, height: 800 },
  });
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    const { traffic, endLoading } = await recordTraffic(session, origin);
    await session.send("Network.setBlockedURLs", { urls: blockedFor(url) });
    await session.send("Emulation.setCPUThrottlingRate", {
      rate: CPU_SLOWDOWN,
    });
    if (isSlow) {
      await session.send("Network.emulateNetworkConditions", slowNetwork);
    }
    await observePaint(page);

    const response = await page.goto(url, { waitUntil: "load" });
    if (!response?.ok()) {
      throw new Error(`${url} answers ${response?.status() ?? "nothing"}`);
    }
    await page.waitForTimeout(SETTLE_MS);
    endLoading();
    await page.waitForTimeout(IDLE_MS);
    return { ...traffic, ...(await readPaint(page)) };
  } finally {
    await context.close();
  }
}
