import type { Page } from "@playwright/test";
import { withBaseUrl } from "../../src/config/resolved";
import { openPage } from "../e2e/support/openPage";
import { expect, test } from "../e2e/support/test";

const reference = (page: Page) =>
  page.locator("main").getByRole("navigation", { name: "Invoice service" });

test("a reader puts the sidebar away where the owner allows it, and it stays away", async ({
  page,
}) => {
  await openPage(page, "/api");
  const link = reference(page).getByRole("link", { name: "Requests" });
  const hide = page.getByRole("button", { name: "Hide this menu" });
  await expect(link).toBeVisible();
  await hide.click();
  await expect(link).toBeHidden();
  const show = page.getByRole("button", { name: "Show the menu" });
  await expect(show).toBeFocused();
  await page.reload();
  await expect(link).toBeHidden();
  await show.click();
  await expect(link).toBeVisible();
  await openPage(page, "/docs");
  await expect(hide).toHaveCount(0);
});

test("entries of every kind stand in it, in their order", async ({ page }) => {
  await openPage(page, "/api");
  const sidebar = reference(page);
  await expect(sidebar.getByText("Calls")).toBeVisible();
  await expect(sidebar.getByRole("link", { name: "HTTP 4xx" })).toHaveAttribute(
    "href",
    withBaseUrl("/api/errors"),
  );
  await sidebar.locator('summary[aria-label="Elsewhere"]').click();
  const status = sidebar.getByRole("link", { name: /^Status/ });
  await expect(status).toHaveAttribute("href", "https://status.example.com");
  await expect(status).toHaveAttribute("target", "_blank");
  await expect(sidebar.locator("small")).toHaveText("One of three services");
});
