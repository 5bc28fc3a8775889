import type { Page } from "@playwright/test";

/** The parts of the hint at another language. */
export const hintOf = (page: Page) => {
  const hint = page.locator("[data-hint]");
  return {
    hint,
    offer: hint.getByRole("link"),
    close: hint.getByRole("button"),
  };
};
