import { htmlLangOf, pathIn } from "../screens";
import { follow, navigate, openPage } from "./support/openPage";
import { expect, test } from "./support/test";
import { textsIn } from "./support/texts";

test.use({ expectedProblems: [/status of 404/] });

test("an address has other forms, which lead to its page @ci", async ({
  page,
}) => {
  for (const form of ["/", ".html"]) {
    await openPage(page, `/about${form}?from=mail#main`);
    await expect(page).toHaveURL("/about?from=mail#main");
  }
  // Links lead to the page in the same document.
  await page.evaluate(() => Object.assign(window, { isSame: true }));
  await follow(page, "/");
  await navigate(page, "/about/index.html?from=link#main");
  await expect(page).toHaveURL("/about?from=link#main");
  expect(await page.evaluate(() => "isSame" in window)).toBe(true);
});

for (const [locale, undecodable, tag] of [
  ["en", "/100%", ""],
  ["de", "/%E0%A4%A?x=%", "@ci"],
] as const)
  test(`unknown addresses in ${locale} ${tag}`, async ({ page }) => {
    const { notFound } = textsIn(locale);
    const title = page.locator("h1");
    const html = page.locator("html");
    // Nobody can decode it, and the page works.
    const response = await openPage(page, pathIn(locale, undecodable));
    expect(response?.status()).toBe(404);
    await expect(title).toHaveText(notFound.title);
    await expect(html).toHaveAttribute("lang", htmlLangOf(locale));
    await page.keyboard.press("Control+k");
    await expect(page.getByRole("dialog")).toBeVisible();
    await page.keyboard.press("Escape");

    const about = pathIn(locale, "/about");
    await follow(page, about);
    await navigate(page, pathIn(locale, "/no/such/about"));
    await expect(title).toHaveText(notFound.title);
    await expect(html).toHaveAttribute("lang", htmlLangOf(locale));
    await expect(page.getByRole("searchbox")).toHaveValue("about");
    await page.getByRole("link", { name: notFound.home }).click();
    await expect(page).toHaveURL(pathIn(locale, "/"));
  });

test("German alone leads to its start page @ci", async ({ page }) => {
  await openPage(page, "/de/");
  await expect(page.locator("html")).toHaveAttribute("lang", "de-DE");
  await openPage(page, "/de/index.html");
  await expect(page).toHaveURL("/de");
});
