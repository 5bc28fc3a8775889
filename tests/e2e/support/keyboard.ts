import type { Locator } from "@playwright/test";

/** Moves the focus by Tab alone; fields appear when they come into view. */
export async function tabTo(target: Locator) {
  const page = target.page();
  const isFocused = (element: Element) => element === document.activeElement;
  for (let press = 0; press < 200; press += 1) {
    if ((await target.count()) && (await target.evaluate(isFocused))) return;
    await page.keyboard.press("Tab");
    await page.evaluate(
      () => new Promise((resolve) => setTimeout(resolve, 30)),
    );
  }
  throw new Error(`Tab does not reach ${String(target)}.`);
}

export async function pressOn(target: Locator, key = "Enter") {
  await tabTo(target);
  await target.page().keyboard.press(key);
}
