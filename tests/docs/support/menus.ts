import type { Page } from "@playwright/test";

const bar = (page: Page) =>
  page.getByRole("navigation", { name: "Main navigation" });

/** The menu of versions in the bar, in English. */
export const versionMenu = (page: Page) => ({
  button: bar(page).getByRole("button", { name: /^Client handbook, version:/ }),
  entry: (label: string) =>
    bar(page).getByRole("link", { name: label, exact: true }),
});

/** A link of the bar. */
export const barLink = (page: Page, name: string) =>
  bar(page).getByRole("link", { name, exact: true });

/** What the browser keeps of the reader's choice. */
export const preferred = (page: Page) =>
  page.evaluate(() => localStorage.getItem("docs-preferred-version-default"));

/** Picks a version in the bar's menu. */
export async function pickVersion(page: Page, label: string): Promise<void> {
  const { button, entry } = versionMenu(page);
  await button.click();
  await entry(label).click();
}
