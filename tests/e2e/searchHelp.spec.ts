import { navigate, openPage } from "./support/openPage";
import { openSearch, searchOf } from "./support/search";
import { expect, test } from "./support/test";

test("corrects a typo, and searches both languages", async ({ page }) => {
  await openPage(page, "/about");
  const { options } = await openSearch(page);
  await page.keyboard.type("Postgres");
  await expect(options.first()).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(options.first()).toBeHidden();
  // A change of language searches the other index.
  await navigate(page, "/de/about");
  await expect(page.locator("h1")).toContainText("Über mich");
  const { dialog, field } = await openSearch(page, "de");
  await expect(options.first()).toHaveAttribute("href", /^\/de\//);
  await expect(page.getByText(/Seiten gefunden/)).toBeVisible();

  await field.fill("Vertarg");
  await expect(options.first()).toContainText("Einen Vertrag lesen");
  await expect(dialog).toContainText(
    "„Vertarg“ kommt nirgends vor. Hier steht „Vertrag“.",
  );
  await field.fill("symmetrical");
  await expect(dialog).toContainText(
    "„symmetrical“ kommt auf keiner Seite vor.",
  );
  await page.getByRole("link", { name: "Auf Englisch suchen" }).click();
  await expect(page).toHaveURL("/search?q=symmetrical");
  await expect(options.first()).toContainText("Reading a contract");
});

test.describe("where something fails", () => {
  /** The browser's, Pagefind's, and ours. */
  const complaints =
    /search-index|status of 404|net::ERR|Failed to (load|fetch)|Loading chunk|refused/;
  test.use({ expectedProblems: [complaints] });

  for (const [what, files] of [
    ["the index", "**/search-index/**"],
    ["its own script", "**/*.js"],
  ] as const)
    test(`can load ${what} again @ci`, async ({ page }) => {
      await openPage(page, "/about");
      await page.route(files, (route) => route.abort("failed"));
      await page.keyboard.press("Control+k");
      const alert = page.getByRole("alert");
      await expect(alert).toContainText(/could not be loaded|Loading chunk/);
      await page.unroute(files);
      await alert.getByRole("button", { name: "Retry" }).click();
      await expect(alert).toBeHidden();
      const { field, options } = searchOf(page);
      await field.fill("contract");
      await expect(options.first()).toContainText("Reading a contract");
    });

  test("says that the connection is lost @ci", async ({ page }) => {
    await openPage(page, "/de/about");
    const { field, options, dialog } = await openSearch(page, "de");
    await field.fill("Rechnung");
    await expect(options.first()).toBeVisible();
    await page.context().setOffline(true);
    await field.fill("Vertrag");
    const alert = page.getByRole("alert");
    await expect(alert).toContainText("Vielleicht sind Sie offline");
    await page.context().setOffline(false);
    await alert.getByRole("button").click();
    await expect(options.first()).toContainText("Einen Vertrag lesen");
    await page.keyboard.press("Escape");
    await expect(dialog).toBeHidden();
  });

  test("says that it needs WebAssembly @ci", async ({ page }) => {
    await page.addInitScript(() => {
      const refuse = () => Promise.reject(new Error("refused"));
      Object.assign(WebAssembly, { compile: refuse, instantiate: refuse });
    });
    await openPage(page, "/about");
    await page.keyboard.press("Control+k");
    await expect(page.getByRole("alert")).toContainText("WebAssembly");
  });
});
