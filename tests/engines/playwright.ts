import type { BrowserType } from "@playwright/test";
import type { Browser } from "./browser";

/** Starts Playwright's own Firefox or WebKit. */
export async function startWithPlaywright(type: BrowserType): Promise<Browser> {
  const browser = await type.launch();
  const page = await browser.newPage({ locale: "en-GB" });
  return {
    goto: (url) => page.goto(url),
    evaluate: (run, argument) => page.evaluate(run as never, argument as never),
    click: (selector) => page.locator(selector).first().click(),
    press: (key) => page.keyboard.press(key),
    resize: (width, height) => page.setViewportSize({ width, height }),
    close: () => browser.close(),
  };
}
