import { expect, type Tab } from "./test";

export const expectShown = (tab: Tab, selector: string, isShown = true) =>
  expect
    .poll(
      () =>
        tab.evaluate(
          (wanted) =>
            document
              .querySelector(wanted)
              ?.checkVisibility({ visibilityProperty: true }) ?? false,
          selector,
        ),
      `${selector} is shown`,
    )
    .toBe(isShown);

export const expectFocus = (tab: Tab, selector: string) =>
  expect
    .poll(
      () =>
        tab.evaluate((wanted) => {
          const { activeElement } = document;
          return activeElement?.matches(wanted) || activeElement?.outerHTML;
        }, selector),
      `${selector} has the focus`,
    )
    .toBe(true);

export const expectPath = (tab: Tab, path: string) =>
  expect
    .poll(() => tab.evaluate(() => location.pathname + location.hash))
    .toBe(path);

export const expectHeading = (tab: Tab, text: string) =>
  expect
    .poll(() => tab.evaluate(() => document.querySelector("h1")?.textContent))
    .toBe(text);

export const goBack = (tab: Tab) => tab.evaluate(() => history.back());

/** Enters a text at once: a search answers once, however slow the driver is. */
export const enterText = (tab: Tab, selector: string, text: string) =>
  tab.evaluate(
    ([wanted, value]) => {
      const field = document.querySelector<HTMLInputElement>(wanted);
      field?.setRangeText(value);
      field?.dispatchEvent(new InputEvent("input", { bubbles: true }));
    },
    [selector, text] as const,
  );
