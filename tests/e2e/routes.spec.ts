import { follow, navigate, openPage } from "./support/openPage";
import { requestsOf } from "./support/requestsOf";
import { expect, test } from "./support/test";

test.use({ expectedProblems: [/status of 404/] });

test("an address has other forms, which lead to its page @ci", async ({
  page,
}) => {
  for (const form of ["/", ".html"]) {
    await openPage(page, `/about${form}?from=mail#main`);
    await expect(page).toHaveURL("/about?from=mail#main");
  }
  await openPage(page, "/de/index.html");
  await expect(page).toHaveURL("/de");
  await openPage(page, "/about");
  // Links lead to the page in the same document.
  await page.evaluate(() => Object.assign(window, { isSame: true }));
  await follow(page, "/");
  await navigate(page, "/about/index.html?from=link#main");
  await expect(page).toHaveURL("/about?from=link#main");
  expect(await page.evaluate(() => "isSame" in window)).toBe(true);
});

test("an unknown address leads on", async ({ page }) => {
  const title = page.locator("h1");
  const asked = requestsOf(page);
  await openPage(page, "/de/nowhere");
  await expect(title).toHaveText("Seite nicht gefunden");
  expect(asked.filter((path) => path.includes("nowhere"))).toEqual([
    "/de/nowhere",
  ]);
  // Nobody can decode it, and the page works.
  const response = await openPage(page, "/%E0%A4%A?x=%");
  expect(response?.status()).toBe(404);
  await expect(title).toHaveText("Page not found");
  await page.keyboard.press("Control+k");
  await expect(page.getByRole("dialog")).toBeVisible();
  await page.keyboard.press("Escape");

  await follow(page, "/about");
  await navigate(page, "/no/such/about");
  await expect(title).toHaveText("Page not found");
  await expect(page.locator("html")).toHaveAttribute("lang", "en-GB");
  await expect(page.getByRole("searchbox")).toHaveValue("about");
  await page.getByRole("link", { name: "Go to the home page" }).click();
  await expect(page).toHaveURL("/");
});
