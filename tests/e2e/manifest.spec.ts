import { htmlLangOf, locales, pathIn } from "../screens";
import { openPage } from "./support/openPage";
import { expect, test } from "./support/test";

for (const locale of locales) {
  test(`the browser reads the manifest of ${locale} without complaint`, async ({
    page,
    baseURL,
  }) => {
    await openPage(page, pathIn(locale, "/about"));
    const session = await page.context().newCDPSession(page);
    const { url, data, errors } = await session.send("Page.getAppManifest");
    expect(errors).toEqual([]);
    expect(url).toBe(`${baseURL}${pathIn(locale, "/site.webmanifest")}`);
    expect(JSON.parse(data ?? "{}")).toMatchObject({
      lang: htmlLangOf(locale),
      start_url: pathIn(locale, "/"),
    });
    const { headers } = await page.request
      .get(url)
      .then((reply) => ({ headers: reply.headers() }));
    expect(headers["content-type"]).toBe("application/manifest+json");
  });
}

test("the manifest follows a change of language", async ({ page }) => {
  await openPage(page, "/about");
  const link = page.locator('link[rel="manifest"]');
  await expect(link).toHaveAttribute("href", "/site.webmanifest");
  await page
    .getByRole("banner")
    .getByRole("button", { name: /English/ })
    .click();
  await page.getByRole("link", { name: "Deutsch" }).click();
  await expect(page.locator("html")).toHaveAttribute("lang", "de-DE");
  await expect(link).toHaveAttribute("href", "/de/site.webmanifest");
  await expect(link).toHaveCount(1);
});
