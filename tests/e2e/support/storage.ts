import type { Page } from "@playwright/test";

/** What the browser has stored under a key. */
export const stored = (page: Page, key: string) =>
  page.evaluate((name) => localStorage.getItem(name), key);

/** Lets storage throw from the first script on at every touch, as without cookies. */
export const blockStorage = (page: Page) =>
  page.addInitScript(() => {
    const deny = () => {
      throw new DOMException("Access is denied.", "SecurityError");
    };
    Object.defineProperty(window, "localStorage", { get: deny });
    Object.defineProperty(window, "sessionStorage", { get: deny });
  });

/** What is in the clipboard. */
export const copied = (page: Page) =>
  page.evaluate(() => navigator.clipboard.readText());
