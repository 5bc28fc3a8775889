import { removeLocale } from "../../src/config/i18n";
import { siteConfig } from "../../src/config/resolved";
import { openPage } from "../e2e/support/openPage";
import { allPages, samplePages } from "../e2e/support/samplePages";
import { expect, test } from "../e2e/support/test";
import { violationsInModes } from "../e2e/support/violations";

// An owner's choice; there is no network here.
test.use({ expectedProblems: [/^asked another host|net::ERR_NAME_NOT/] });

/** "npm run check:access" visits every page; here one of each template does, in one language. */
const { i18n } = siteConfig;
const paths = process.env.EVERY_PAGE
  ? allPages
  : samplePages.filter(
      (path) => removeLocale(i18n, path).locale === i18n.defaultLocale,
    );

for (const path of paths) {
  test(`${path} has no barrier`, async ({ page }) => {
    // axe takes long for a long text.
    test.slow();
    await openPage(page, path);
    const barriers = await violationsInModes(page, [1440, 390]);
    for (const description of barriers) {
      test.info().annotations.push({ type: "barrier", description });
    }
    expect(
      barriers,
      "axe names mode, width, rule, element and what to do",
    ).toEqual([]);
  });
}
