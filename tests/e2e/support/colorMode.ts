import type { Page } from "@playwright/test";
import { storageKeys } from "../../../src/theme/state/storageKeys";
import { stored } from "./storage";

declare global {
  interface Window {
    themesSeen: (string | null)[];
  }
}

/** The document, which carries the mode. */
export const root = (page: Page) => page.locator("html");
export const toggle = (page: Page) =>
  page.getByRole("button", { name: /dark and light mode/ });
export const store = (page: Page, value: string) =>
  page.addInitScript(
    ([key, stored]) => {
      // Once: later loads must find what the page itself stored.
      if (!sessionStorage.getItem("prepared")) {
        localStorage.setItem(key, stored);
        sessionStorage.setItem("prepared", "true");
      }
    },
    [storageKeys.colorMode, value] as const,
  );
export const storedMode = (page: Page) => stored(page, storageKeys.colorMode);

/** Notes each value of data-theme from the first byte of the document on. */
export const watchThemes = (page: Page) =>
  page.addInitScript(() => {
    window.themesSeen = [];
    new MutationObserver(() => {
      const { theme = null } = document.documentElement.dataset;
      if (window.themesSeen.at(-1) !== theme) window.themesSeen.push(theme);
    }).observe(document, {
      attributes: true,
      subtree: true,
      attributeFilter: ["data-theme"],
    });
  });

/** Lightness of the page's ground, 0 to 255. */
export const ground = (page: Page) =>
  page.evaluate(() => {
    const canvas = document.createElement("canvas").getContext("2d");
    if (!canvas) throw new Error("There is no canvas");
    canvas.fillStyle = getComputedStyle(document.body).backgroundColor;
    canvas.fillRect(0, 0, 1, 1);
    const [red = 0, green = 0, blue = 0] = canvas.getImageData(0, 0, 1, 1).data;
    return (red + green + blue) / 3;
  });

export const scheme = (page: Page) =>
  root(page).evaluate((html) => getComputedStyle(html).colorScheme.trim());
