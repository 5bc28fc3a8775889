import { expectHeard, listen } from "./support/heard";
import { navigate, openPage } from "./support/openPage";
import { expect, test } from "./support/test";

test("the title of each new page is said once, in its language", async ({
  page,
}) => {
  await openPage(page, "/");
  await listen(page);
  await navigate(page, "/about");
  await expect(page).toHaveTitle(/About/);
  await expectHeard(page, [`en-GB: ${await page.title()}`]);

  await navigate(page, "/de/about");
  await expect(page).toHaveTitle(/Über mich/);
  await expectHeard(page, [`de-DE: ${await page.title()}`]);
  // Gatsby's own announcer speaks English, and is not heard.
  const gatsby = page.locator("#gatsby-announcer");
  await expect(gatsby).toContainText("Navigated");
  await expect(gatsby).toBeHidden();
  await expect(gatsby).toHaveAttribute("aria-live", "off");

  await page.evaluate(() => history.back());
  await expect(page).toHaveTitle(/About/);
  await expectHeard(page, [`en-GB: ${await page.title()}`]);
});

test("a page is announced although its form has an alert, which is hidden", async ({
  page,
}) => {
  await openPage(page, "/");
  await listen(page);
  await navigate(page, "/contact");
  await expect(page).toHaveTitle(/Contact/);
  await expect(page.locator("main [role=alert]")).toBeHidden();
  await expectHeard(page, [`en-GB: ${await page.title()}`]);
});

test("neither the first page, nor a hash, nor a query is announced", async ({
  page,
}) => {
  await openPage(page, "/blog");
  await listen(page);
  await navigate(page, "/blog?a=b");
  await navigate(page, "/blog?a=b#main");
  await expect(page).toHaveURL(/#main$/);
  await expectHeard(page, []);
});
