import type { Page } from "@playwright/test";

const bar = (page: Page) =>
  page.getByRole("navigation", { name: "Main navigation" });

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

/** The menu of versions in the bar, in English. */
export const versionMenu = (page: Page) => ({
  button: bar(page).getByRole("button", { name: /^Handbook, version:/ }),
  entry: (label: string) =>
    bar(page).getByRole("link", { name: label, exact: true }),
});

export const preferenceKey = "docs-preferred-version-default";

/** Picks a version in the bar's menu. */
export async function pickVersion(page: Page, label: string): Promise<void> {
  const { button, entry } = versionMenu(page);
  await button.click();
  await entry(label).click();
}
