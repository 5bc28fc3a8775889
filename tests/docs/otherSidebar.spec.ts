import type { Page } from "@playwright/test";
import { withBaseUrl } from "../../src/config/resolved";
import { openPage } from "../e2e/support/openPage";
import { expect, test } from "../e2e/support/test";

const reference = (page: Page) =>
  page.locator("main").getByRole("navigation", { name: "Invoice service" });

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
