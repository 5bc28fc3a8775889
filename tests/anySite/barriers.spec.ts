import { openPage } from "../e2e/support/openPage";
import { allPages, samplePages } from "../e2e/support/samplePages";
import { expect, test } from "../e2e/support/test";
import { violationsInModes } from "../e2e/support/violations";

// An owner's choice; there is no network here.
test.use({ expectedProblems: [/^asked another host|net::ERR_NAME_NOT/] });

/** "npm run check:access" visits every page. */
const paths = process.env.EVERY_PAGE ? allPages : samplePages;

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
