import type { Page, Route } from "@playwright/test";

type Held = {
  /** How often the address has been asked for. */
  count: () => number;
  release: () => Promise<void>;
};

/** Holds back all answers to an address until they are released. */
export async function hold(page: Page, address: RegExp): Promise<Held> {
  const waiting: Route[] = [];
  let isHeld = true;
  let asked = 0;
  await page.route(address, (route) => {
    asked++;
    if (isHeld) waiting.push(route);
    else void route.continue();
  });
  return {
    count: () => asked,
    release: async () => {
      isHeld = false;
      await Promise.all(waiting.map((route) => route.continue()));
    },
  };
}
