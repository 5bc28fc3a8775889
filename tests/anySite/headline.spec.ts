import { addLocale, listLocales } from "../../src/config/i18n";
import { siteConfig } from "../../src/config/resolved";
import { openPage } from "../e2e/support/openPage";
import { expect, test } from "../e2e/support/test";

// An owner's choice; there is no network here.
test.use({ expectedProblems: [/^asked another host|net::ERR_NAME_NOT/] });

const { i18n } = siteConfig;

for (const locale of listLocales(i18n)) {
  const path = addLocale(i18n, locale, "/");
  test(`no picture covers the headline of ${path}`, async ({ page }) => {
    await openPage(page, path);
    for (const width of [390, 820, 996, 1200, 1440, 1920]) {
      await page.setViewportSize({ width, height: 900 });
      const covered = await page.locator("h1").evaluate((headline) => {
        const words = document.createRange();
        words.selectNodeContents(headline);
        const lines = [...words.getClientRects()];
        return [...document.querySelectorAll("main img")].some((image) => {
          // A picture that is cut out has a head in the middle of its upper half.
          const { left, right, top, bottom } = image.getBoundingClientRect();
          const third = (right - left) / 3;
          return lines.some(
            (line) =>
              line.right > left + third &&
              line.left < right - third &&
              line.bottom > top &&
              line.top < bottom,
          );
        });
      });
      expect(covered, `${width} px`).toBe(false);
    }
  });
}
