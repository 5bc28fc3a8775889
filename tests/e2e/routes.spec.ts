import { htmlLangOf, pathIn } from "../screens";
import { navigate, openPage } from "./support/openPage";
import { expect, test } from "./support/test";
import { textsIn } from "./support/texts";

const pathOf = (url: string) => new URL(url).pathname;

for (const [locale, forms, undecodable] of [
  ["en", ["", "/", ".html", "/index.html"], "/100%"],
  ["de", ["/index.html"], "/%E0%A4%A?x=%"],
] as const) {
  const { notFound } = textsIn(locale);

  test(`every form of an address in ${locale} keeps query and place`, async ({
    page,
  }) => {
    const about = pathIn(locale, "/about");
    for (const form of forms) {
      await openPage(page, `${about}${form}?from=mail#main`);
      await expect(page).toHaveURL(`${about}?from=mail#main`);
    }
  });

  test(`every form of a link in ${locale} leads to the page, in the same document`, async ({
    page,
  }) => {
    const about = pathIn(locale, "/about");
    await openPage(page, pathIn(locale, "/"));
    await page.evaluate(() => Object.assign(window, { isSame: true }));
    for (const form of forms) {
      await navigate(page, `${about}${form}?from=${form}#main`);
      await expect(page).toHaveURL(`${about}?from=${form}#main`);
      await navigate(page, pathIn(locale, "/"));
      await expect(page).toHaveURL(pathIn(locale, "/"));
    }
    expect(await page.evaluate(() => "isSame" in window)).toBe(true);
  });

  test.describe(() => {
    test.use({ expectedProblems: [/status of 404/] });

    test(`the page works at ${undecodable} in ${locale}, which nobody can decode`, async ({
      page,
    }) => {
      await openPage(page, pathIn(locale, undecodable));
      await expect(page.locator("h1")).toHaveText(notFound.title);
      await page.keyboard.press("Control+k");
      await expect(page.getByRole("dialog")).toBeVisible();
    });

    test(`an unknown path in ${locale} is answered in its language`, async ({
      page,
    }) => {
      const response = await openPage(page, pathIn(locale, "/blog/nope"));
      expect(response?.status()).toBe(404);
      await expect(page.locator("h1")).toHaveText(notFound.title);
      await expect(page.locator("html")).toHaveAttribute(
        "lang",
        htmlLangOf(locale),
      );
    });

    test(`a link to an unknown path in ${locale} shows the not-found page`, async ({
      page,
    }) => {
      await openPage(page, pathIn(locale, "/about"));
      await navigate(page, pathIn(locale, "/no/such/about"));
      await expect(page.locator("h1")).toHaveText(notFound.title);
      await expect(page.locator("html")).toHaveAttribute(
        "lang",
        htmlLangOf(locale),
      );
      await expect(page.getByRole("searchbox")).toHaveValue("about");
      await page.getByRole("link", { name: notFound.home }).click();
      await expect.poll(() => pathOf(page.url())).toBe(pathIn(locale, "/"));
    });
  });
}

test("the base path of German alone leads to its start page", async ({
  page,
}) => {
  await openPage(page, "/de/");
  await expect(page.locator("html")).toHaveAttribute("lang", "de-DE");
  await openPage(page, "/de/index.html");
  await expect.poll(() => pathOf(page.url())).toBe("/de");
});
