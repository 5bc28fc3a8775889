import { expect, type Page } from "@playwright/test";

/** The parts of the search, by their names in a language. */
export const searchOf = (page: Page, locale: "en" | "de" = "en") => {
  const isEnglish = locale === "en";
  const box = isEnglish ? "Search" : "Suchen";
  const field = isEnglish ? "Search this site" : "Diese Website durchsuchen";
  const dialog = page.getByRole("dialog", { name: box, exact: true });
  const list = page.getByRole("listbox");
  return {
    dialog,
    box: page.getByRole("banner").getByRole("link", { name: box }),
    field: page.getByRole("combobox", { name: field }),
    options: list.getByRole("option"),
    active: list.getByRole("option", { selected: true }),
    status: page.getByRole("status"),
    close: dialog.getByRole("button", {
      name: isEnglish ? "Close search" : "Suche schließen",
    }),
  };
};

/** Opens the search by key, and waits until it can be typed into. */
export async function openSearch(page: Page, locale: "en" | "de" = "en") {
  await page.keyboard.press("Control+k");
  const search = searchOf(page, locale);
  await expect(search.field).toBeFocused();
  return search;
}
