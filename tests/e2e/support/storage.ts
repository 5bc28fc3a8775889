import type { Page } from "@playwright/test";

/** What the browser has stored under a key. */
export const stored = (page: Page, key: string) =>
  page.evaluate((name) => localStorage.getItem(name), key);

/** Lets storage throw from the first script on: at every touch, as without cookies, or when written, as where it is full. */
export const blockStorage = (page: Page, how: "touched" | "written") =>
  page.addInitScript((kind) => {
    const deny = () => {
      throw new DOMException("Access is denied.", "SecurityError");
    };
    if (kind === "touched") {
      Object.defineProperty(window, "localStorage", { get: deny });
      Object.defineProperty(window, "sessionStorage", { get: deny });
    } else {
      Storage.prototype.setItem = deny;
    }
  }, how);

/** What is in the clipboard. */
export const copied = (page: Page) =>
  page.evaluate(() => navigator.clipboard.readText());
