import { openPage } from "./support/openPage";
import { expect, test } from "./support/test";

test("the picture of a project leads to it, and the keyboard does by its title", async ({
  page,
}) => {
  await openPage(page, "/projects");
  const first = page.getByRole("article").first();
  // The link lies over it.
  await first.getByRole("img").click({ force: true });
  await expect(page).toHaveURL("/projects/month-end");
  await page.goBack();
  // The old page stays until the other one is ready.
  await expect(page.locator("h1")).toHaveText("Projects");
  await first.getByRole("link").focus();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/projects/month-end");
});

test("a picture of the gallery can be enlarged", async ({ page }) => {
  await openPage(page, "/projects/month-end");
  const figure = page.getByRole("figure", { name: "Each square is a page" });
  await figure.getByRole("button", { name: "Enlarge picture" }).click();
  await expect(page.getByRole("dialog")).toContainText("Each square");
});
