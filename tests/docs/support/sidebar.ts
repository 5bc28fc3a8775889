import { expect, type Page } from "@playwright/test";

/** The sidebar beside a page, in English; in the drawer on narrow screens. */
export const sidebarOf = (page: Page) => {
  const sidebar = page.getByRole("navigation", { name: "Client handbook" });
  return {
    sidebar,
    link: (name: string) => sidebar.getByRole("link", { name, exact: true }),
    /** What folds and unfolds a category. */
    toggle: (name: string) =>
      sidebar
        .locator(`summary[aria-label="${name}"]`)
        .or(
          sidebar
            .locator("summary")
            .filter({ hasText: new RegExp(`^${name}$`) }),
        ),
    current: sidebar.locator("[aria-current=page]"),
  };
};

/** Presses Tab until something has the focus. */
export async function tabTo(
  page: Page,
  what: ReturnType<Page["locator"]>,
  most = 40,
): Promise<void> {
  for (let step = 0; step < most; step++) {
    await page.keyboard.press("Tab");
    const isThere = await what.evaluate(
      (element) => element === document.activeElement,
    );
    if (isThere) return;
  }
  await expect(what).toBeFocused();
}
