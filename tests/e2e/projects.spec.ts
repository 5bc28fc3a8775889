import { openPage } from "./support/openPage";
import { expect, test } from "./support/test";

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("readers narrow the projects down, and come back to all", async ({
    page,
  }) => {
    await page.goto("/de/projects");
    const titles = page.getByRole("article").getByRole("link");
    const filter = page.getByRole("navigation", { name: "Projekte filtern" });
    await expect(titles).toHaveText([
      "Monatsabschluss in 40 Minuten",
      "17 more bookings in a hundred",
    ]);
    await filter.getByRole("link", { name: "Tempo 1" }).click();
    await expect(page).toHaveURL("/de/projects/for/performance");
    await expect(titles).toHaveText(["Monatsabschluss in 40 Minuten"]);
    await expect(filter.locator("[aria-current]")).toHaveText("Tempo 1");
    await filter.getByRole("link", { name: "PostgreSQL 2" }).click();
    await expect(page.locator("h1")).toHaveText("Projekte mit PostgreSQL");
    await filter.getByRole("link", { name: "Alle 2" }).click();
    await expect(page).toHaveURL("/de/projects");
  });
});

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
