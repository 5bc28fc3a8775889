import type { Page } from "@playwright/test";

/**
 * Follows an address, and acts at the moment when the address is the page's,
 * before the page is shown: what only the quickest visitor can do.
 */
export async function navigateAnd(
  page: Page,
  to: string,
  act: () => void,
): Promise<void> {
  // A function that stays in the browser.
  const handle = await page.evaluateHandle<() => void>(`(${String(act)})`);
  await page.evaluate(
    ({ path, then }) => {
      const { history } = window;
      const push = history.pushState.bind(history);
      history.pushState = (...entry) => {
        push(...entry);
        history.pushState = push;
        then();
      };
      window.___navigate(path);
    },
    { path: to, then: handle },
  );
}
