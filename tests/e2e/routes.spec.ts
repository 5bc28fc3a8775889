import { htmlLangOf, pathIn } from "../screens";
import { navigate, openPage } from "./support/openPage";
import { expect, test } from "./support/test";
import { textsIn } from "./support/texts";

test.use({ expectedProblems: [/status of 404/] });

for (const [locale, forms, undecodable] of [
  ["en", ["", "/", ".html", "/index.html"], "/100%"],
  ["de", ["/index.html"], "/%E0%A4%A?x=%"],
] as const) {
  const { notFound } = textsIn(locale);
  const about = pathIn(locale, "/about");
  const home = pathIn(locale, "/");

  test(`every form of an address in ${locale}`, async ({ page }) => {
    for (const form of forms) {
      await openPage(page, `${about}${form}?from=mail#main`);
      await expect(page).toHaveURL(`${about}?from=mail#main`);
    }
    // Links lead to the page in the same document.
    await page.evaluate(() => Object.assign(window, { isSame: true }));
    for (const form of forms) {
      await navigate(page, home);
      await expect(page).toHaveURL(home);
      await navigate(page, `${about}${form}?from=${form}#main`);
      await expect(page).toHaveURL(`${about}?from=${form}#main`);
    }
    expect(await page.evaluate(() => "isSame" in window)).toBe(true);
  });

  test(`unknown addresses in ${locale}`, async ({ page }) => {
    const title = page.locator("h1");
    const html = page.locator("html");
    // Nobody can decode it, and the page works.
    await openPage(page, pathIn(locale, undecodable));
    await expect(title).toHaveText(notFound.title);
    await page.keyboard.press("Control+k");
    await expect(page.getByRole("dialog")).toBeVisible();

    const response = await openPage(page, pathIn(locale, "/blog/nope"));
    expect(response?.status()).toBe(404);
    await expect(title).toHaveText(notFound.title);
    await expect(html).toHaveAttribute("lang", htmlLangOf(locale));

    await openPage(page, about);
    await navigate(page, pathIn(locale, "/no/such/about"));
    await expect(title).toHaveText(notFound.title);
    await expect(html).toHaveAttribute("lang", htmlLangOf(locale));
    await expect(page.getByRole("searchbox")).toHaveValue("about");
    await page.getByRole("link", { name: notFound.home }).click();
    await expect(page).toHaveURL(home);
  });
}

test("German alone leads to its start page", async ({ page }) => {
  await openPage(page, "/de/");
  await expect(page.locator("html")).toHaveAttribute("lang", "de-DE");
  await openPage(page, "/de/index.html");
  await expect(page).toHaveURL("/de");
});
