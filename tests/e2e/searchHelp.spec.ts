import { navigate, openPage } from "./support/openPage";
import { openSearch, searchOf } from "./support/search";
import { expect, test } from "./support/test";

const contract = "/blog/reading-a-contract";

test("corrects a typo, and helps where nothing is found, in the other language too", async ({
  page,
}) => {
  await openPage(page, "/de/about");
  const { options, dialog, field } = await openSearch(page, "de");
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
  await options.first().click();
  await expect(page).toHaveURL(contract);
});

test("a change of language searches the other index", async ({ page }) => {
  await openPage(page, "/about");
  const { options } = await openSearch(page);
  await page.keyboard.type("Postgres");
  await expect(options.first()).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(options.first()).toBeHidden();
  await navigate(page, "/de/about");
  await expect(page.locator("html")).toHaveAttribute("lang", "de-DE");
  await expect(page.locator("h1")).toContainText("Über mich");
  await openSearch(page, "de");
  await expect(options.first()).toHaveAttribute("href", /^\/de\//);
  await expect(page.getByText(/Seiten gefunden/)).toBeVisible();
});

test.describe("where something fails", () => {
  /** The browser's, Pagefind's, and ours. */
  const complaints =
    /search-index|status of 404|net::ERR|Failed to (load|fetch)|Loading chunk|refused/;
  test.use({ expectedProblems: [complaints] });

  const missing = "**/search-index/**";

  test("says that it could not be loaded, and tries again", async ({
    page,
  }) => {
    await page.route(missing, (route) => route.fulfill({ status: 404 }));
    await openPage(page, "/about");
    await page.keyboard.press("Control+k");
    const alert = page.getByRole("alert");
    await expect(alert).toContainText("The search could not be loaded");
    await page.unroute(missing);
    await alert.getByRole("button", { name: "Retry" }).click();
    await expect(alert).toBeHidden();
    const { field, options } = searchOf(page);
    await field.fill("contract");
    await expect(options.first()).toContainText("Reading a contract");
  });

  test("says that the connection is lost, in the middle of a search", async ({
    page,
  }) => {
    await openPage(page, "/de/about");
    await page.keyboard.press("Control+k");
    const { field, options, dialog } = searchOf(page, "de");
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
    await expect(page.locator("h1")).toBeVisible();
  });

  test("says that it needs WebAssembly where that is blocked", async ({
    page,
  }) => {
    await page.addInitScript(() => {
      const refuse = () => Promise.reject(new Error("refused"));
      Object.assign(WebAssembly, { compile: refuse, instantiate: refuse });
    });
    await openPage(page, "/about");
    await page.keyboard.press("Control+k");
    await expect(page.getByRole("alert")).toContainText("WebAssembly");
    await page.keyboard.press("Escape");
    await expect(page.locator("h1")).toBeVisible();
  });

  test("can be closed and loaded again where its own script fails", async ({
    page,
  }) => {
    await openPage(page, "/about");
    await page.route("**/*.js", (route) => route.abort("failed"));
    await page.keyboard.press("Control+k");
    const alert = page.getByRole("alert");
    await expect(alert).toBeVisible();
    await page.unroute("**/*.js");
    await alert.getByRole("button", { name: "Retry" }).click();
    await expect(searchOf(page).field).toBeVisible();
  });
});
