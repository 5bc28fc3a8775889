import type { Page, Route } from "@playwright/test";

type Held = { release: () => Promise<void> };

/** Holds back all answers to an address until they are released. */
export async function hold(page: Page, address: RegExp): Promise<Held> {
  const waiting: Route[] = [];
  let isHeld = true;
  await page.route(address, (route) => {
    if (isHeld) waiting.push(route);
    else void route.continue();
  });
  return {
    release: async () => {
      isHeld = false;
      await Promise.all(waiting.map((route) => route.continue()));
    },
  };
}
