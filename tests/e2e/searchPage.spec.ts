import { openPage } from "./support/openPage";
import { openSearch, searchOf } from "./support/search";
import { expect, test } from "./support/test";

test("answers what its address asks for, and keeps the address up to date", async ({
  page,
}) => {
  await openPage(page, "/search?q=contract&year=2026");
  const { field, options, dialog } = searchOf(page);
  await expect(field).toHaveValue("contract");
  await expect(options.first()).toContainText("Reading a contract");
  await expect(page.getByLabel("Year")).toHaveValue("2026");
  // The shortcut leads to its own field.
  await page.locator("h1").click();
  await page.keyboard.press("Control+k");
  await expect(field).toBeFocused();
  await expect(dialog).toBeHidden();
  await field.fill("git");
  await expect(options.first()).toContainText("Git commands");
  await expect(page).toHaveURL("/search?q=git&year=2026");

  await options.first().click();
  await expect(page).toHaveURL("/blog/git-commands-i-use-weekly");
  await page.goBack();
  await expect(page).toHaveURL("/search?q=git&year=2026");
  await expect(field).toHaveValue("git");
  await expect(options.first()).toContainText("Git commands");
});

test("shows all that the dialog found", async ({ page }) => {
  await openPage(page, "/about");
  await openSearch(page);
  await page.keyboard.type("work");
  await expect(
    page.getByRole("listbox").getByRole("option").first(),
  ).toBeVisible();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/search?q=work");
  const { options, dialog } = searchOf(page);
  await expect(dialog).toBeHidden();
  await expect(options.first()).toBeVisible();
  const first = await options.count();
  await page.getByRole("button", { name: "Show more" }).click();
  await expect.poll(() => options.count()).toBeGreaterThan(first);
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("the box leads to the page, which points to archive and tags", async ({
    page,
  }) => {
    await page.goto("/about");
    await page
      .getByRole("banner")
      .getByRole("link", { name: "Search" })
      .first()
      .click();
    await expect(page).toHaveURL(/\/search\/?$/);
    await expect(
      page.getByRole("link", { name: "All posts by year" }),
    ).toBeVisible();
    await expect(page.locator('main [role="status"]')).toBeHidden();
  });
});
