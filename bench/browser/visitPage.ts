import type { Browser, Request } from "@playwright/test";
import { blockedFor } from "./chromium";
import { observePaint, type Paint, readPaint } from "./observePaint";

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

/** The kinds of files that are told apart, in Playwright's words; "xhr" is Gatsby's data. */
export const kinds = [
  "document",
  "script",
  "stylesheet",
  "font",
  "image",
  "xhr",
  "other",
] as const;

export interface Visit extends Paint {
  requests: number;
  thirdParty: number;
  /** Bytes on the wire until the page had loaded, headers included. */
  bytes: Record<(typeof kinds)[number], number>;
  total: number;
  /** Bytes of what was fetched afterwards, such as prefetched pages. */
  later: number;
}

/** Visits a page with an empty cache, on a slow processor, and a slow network if asked. */
export async function visitPage(
  browser: Browser,
  url: string,
  isSlow: boolean,
): Promise<Visit> {
  const viewport = { width: 1280, height: 800 };
  const context = await browser.newContext({ viewport });
  try {
    const page = await context.newPage();
    const sent: Request[] = [];
    const finished: Request[] = [];
    page.on("request", (request) => void sent.push(request));
    page.on("requestfinished", (request) => void finished.push(request));
    const session = await context.newCDPSession(page);
    await session.send("Network.enable");
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
    const ofLoad = new Set(sent);
    await page.waitForTimeout(IDLE_MS);
    const { origin } = new URL(url);
    return {
      requests: sent.length,
      thirdParty: sent.filter(
        (request) => !request.url().startsWith(`${origin}/`),
      ).length,
      ...(await countBytes(finished, ofLoad)),
      ...(await readPaint(page)),
    };
  } finally {
    await context.close();
  }
}

/** Adds up the bytes of requests by kind, and those that were sent after the load. */
async function countBytes(
  requests: readonly Request[],
  ofLoad: ReadonlySet<Request>,
): Promise<Pick<Visit, "bytes" | "total" | "later">> {
  const counts = kinds.map((kind) => [kind, 0] as const);
  const bytes = Object.fromEntries(counts) as Visit["bytes"];
  let total = 0;
  let later = 0;
  for (const request of requests) {
    const { responseBodySize, responseHeadersSize } = await request.sizes();
    const size = responseBodySize + responseHeadersSize;
    if (ofLoad.has(request)) {
      const type = request.resourceType();
      bytes[kinds.find((kind) => kind === type) ?? "other"] += size;
      total += size;
    } else {
      later += size;
    }
  }
  return { bytes, total, later };
}
