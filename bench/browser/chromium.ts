import { existsSync } from "node:fs";
import { type Browser, chromium } from "@playwright/test";

/** The machine's whole Chromium, as visitors have it; tests take the one without windows. */
export const chromiumPath = ["/usr/bin/chromium"].find((file) =>
  existsSync(file),
);

/** Flags that keep Chromium's own traffic and the sandbox's limits out of the figures. */
export const chromiumFlags = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

/** Starts the machine's Chromium, or Playwright's own where there is none. */
export function launchChromium(): Promise<Browser> {
  return chromium.launch({ executablePath: chromiumPath, args: chromiumFlags });
}

/**
 * Returns the addresses that a page is measured without: those of other hosts,
 * most often a provider of fonts, whose distance would be in the figures. A
 * build that is served here has no other address with https.
 */
export const blockedFor = (url: string) =>
  url.startsWith("http:") ? ["https://*"] : [];
