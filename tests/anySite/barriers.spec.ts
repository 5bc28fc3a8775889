import { openPage } from "../e2e/support/openPage";
import { samplePages } from "../e2e/support/samplePages";
import { expect, test } from "../e2e/support/test";
import { violationsInModes } from "../e2e/support/violations";

// An owner's choice; there is no network here.
test.use({ expectedProblems: [/^asked another host|net::ERR_NAME_NOT/] });

for (const path of samplePages) {
  test(`${path} has no barrier`, async ({ page }) => {
    await openPage(page, path);
    expect(
      await violationsInModes(page),
      "axe names mode, width, rule, element and what to do",
    ).toEqual([]);
  });
}
