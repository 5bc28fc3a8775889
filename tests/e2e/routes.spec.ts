import { htmlLangOf, locales, pathIn, screens } from "../screens";
import { navigate, openPage } from "./support/openPage";
import { expect, test } from "./support/test";
import { textsIn } from "./support/texts";

const pathOf = (url: string) => new URL(url).pathname;

for (const locale of locales) {
  for (const screen of screens) {
    const path = pathIn(locale, screen);

    test(`${path} shows its page, with and without slash`, async ({ page }) => {
      const response = await openPage(page, path);
      expect(response?.status()).toBe(200);
      await expect(page.locator("html")).toHaveAttribute(
        "lang",
        htmlLangOf(locale),
      );
      await expect(page.locator("h1")).toHaveCount(1);
      const heading = await page.locator("h1").innerText();
      const title = await page.title();
      expect(heading).not.toBe(textsIn(locale).notFound.title);
      if (screen === "/") return;

      const withSlash = await openPage(page, `${path}/`);
      expect(withSlash?.status()).toBe(200);
      await expect(page.locator("h1")).toHaveText(heading, {
        useInnerText: true,
      });
      await expect(page).toHaveTitle(title);
    });
  }

  test.describe(`an unknown path in ${locale}`, () => {
    const { title } = textsIn(locale).notFound;
    const path = pathIn(locale, "/no/such/page");
    test.use({ expectedProblems: [/status of 404/] });

    test("shows the not-found page when a link leads there", async ({
      page,
    }) => {
      await openPage(page, pathIn(locale, "/about"));
      await navigate(page, path);
      await expect(page.locator("h1")).toHaveText(title);
      await expect(page.locator("html")).toHaveAttribute(
        "lang",
        htmlLangOf(locale),
      );
      await page
        .getByRole("link", { name: textsIn(locale).notFound.home })
        .click();
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
