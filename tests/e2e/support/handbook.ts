import type { Page } from "@playwright/test";

/** The sidebar beside a page of the handbook, in English; in the drawer on narrow screens. */
export const sidebarOf = (page: Page) => {
  const sidebar = page.getByRole("navigation", {
    name: "Handbook",
    exact: true,
  });
  return {
    sidebar,
    link: (name: string) => sidebar.getByRole("link", { name, exact: true }),
    /** What folds and unfolds a category. */
    toggle: (name: string) =>
      sidebar.locator("summary").filter({ hasText: new RegExp(`^${name}$`) }),
    current: sidebar.locator("[aria-current=page]"),
  };
};
