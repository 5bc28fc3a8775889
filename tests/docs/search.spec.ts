import { openPage } from "../e2e/support/openPage";
import { openSearch } from "../e2e/support/search";
import { expect, test } from "../e2e/support/test";

test("a page that is found says its version, where there are several", async ({
  page,
}) => {
  await openPage(page, "/about");
  const { field, options } = await openSearch(page);
  await field.fill("three errors");
  await expect(options.first()).toContainText("Errors");
  await expect(options.first()).not.toContainText("Version");
  await field.fill("palaver");
  await expect(options.first()).toContainText("Version 1.0");
  await options.first().click();
  await expect(page).toHaveURL(/\/docs\/1\.0\/work\/reviews/);
});
