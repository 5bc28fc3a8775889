import { existsSync } from "node:fs";
import { type Browser, chromium } from "@playwright/test";

/** The machine's Chromium where there is one, else Playwright's own. */
export const systemChromium = ["/usr/bin/chromium"].find((file) =>
  existsSync(file),
);

/** Keep Chromium's own traffic and the sandbox's limits out of the figures. */
export const chromiumFlags = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

/** Starts the browser that pages are weighed in. */
export function launchChromium(): Promise<Browser> {
  return chromium.launch({
    executablePath: systemChromium,
    args: chromiumFlags,
  });
}
