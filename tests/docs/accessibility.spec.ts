import { openPage } from "../e2e/support/openPage";
import { expect, test } from "../e2e/support/test";
import { violationsInModes } from "../e2e/support/violations";

/** What the handbook of the usual build does not show. */
const states = {
  "page of a coming version": "/docs/next/start/first-week",
  "unlisted page": "/docs/next/offer",
};

for (const [name, path] of Object.entries(states)) {
  test(`${name} has no barrier`, async ({ page }) => {
    test.slow();
    await openPage(page, path);
    expect(await violationsInModes(page)).toEqual([]);
  });
}
