import { expect, type Page, type Response } from "@playwright/test";
import { withBaseUrl } from "../../../src/config/resolved";
import { twoFrames } from "./scrollTo";

/**
 * Waits until React has taken over the page. It marks elements when it begins
 * with them; the site takes over scrolling when all is done.
 */
export async function waitForReact(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const heading = document.querySelector("h1");
    return (
      heading &&
      Object.keys(heading).some((key) => key.startsWith("__react")) &&
      window.history.scrollRestoration === "manual"
    );
  });
  // Effects run after the paint that follows.
  await twoFrames(page);
}

/** Opens an address and waits until it reacts. */
export async function openPage(
  page: Page,
  path: string,
): Promise<Response | null> {
  const response = await page.goto(withBaseUrl(path));
  await waitForReact(page);
  return response;
}

declare global {
  interface Window {
    ___navigate: (to: string) => void;
  }
}

/** Follows an address as a link of the site would, without loading the document. */
export async function navigate(page: Page, to: string): Promise<void> {
  await page.evaluate((path) => window.___navigate(path), to);
}

/** Follows an address, and waits for its page: the title changes when that is shown. */
export async function follow(page: Page, to: string): Promise<void> {
  if (page.url() === new URL(to, page.url()).href) return;
  const title = await page.title();
  await navigate(page, to);
  await expect(page).not.toHaveTitle(title, { timeout: 20_000 });
  await expect(page).toHaveURL(to);
}
