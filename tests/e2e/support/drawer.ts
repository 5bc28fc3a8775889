import type { Page } from "@playwright/test";

/** The parts of the drawer, in English. */
export const drawerOf = (page: Page) => {
  const drawer = page.getByRole("dialog", { name: "Menu" });
  return {
    drawer,
    menuButton: page.getByRole("banner").getByRole("button", {
      name: "Menu",
      exact: true,
    }),
    close: drawer.getByRole("button", { name: "Close" }),
    main: drawer.getByRole("navigation", { name: "Main navigation" }),
    back: drawer.getByRole("button", { name: "Back to main menu" }),
    recent: drawer.getByRole("navigation", { name: "Recent posts" }),
  };
};
