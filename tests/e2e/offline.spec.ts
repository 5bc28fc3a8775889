import type { Page } from "@playwright/test";
import { openPage, waitForReact } from "./support/openPage";
import { expect, test } from "./support/test";

/** Ours, and the browser's about everything that it cannot load now. */
test.use({
  expectedProblems: [
    /could not be loaded|net::ERR_|Failed to fetch|Loading (?:CSS )?chunk|page resources for/,
  ],
});

const goOffline = (page: Page) => page.context().setOffline(true);
const goOnline = (page: Page) => page.context().setOffline(false);
const notice = (page: Page) => page.getByRole("alert");
const retry = (page: Page) =>
  notice(page).getByRole("button", { name: /^(Retry|Erneut versuchen)$/ });

/** A reader who is offline is still where they were, and knows why. */
async function expectStay(page: Page, path: string, heading: string) {
  await expect(notice(page)).toContainText(/connection|Verbindung/);
  await expect(page).toHaveURL(path);
  await expect(page.locator("h1")).toHaveText(heading);
}

test("a link leads on once the reader is online", async ({ page }) => {
  await openPage(page, "/de/about");
  await goOffline(page);
  await page.getByRole("contentinfo").getByText("Impressum").press("Enter");
  await expectStay(page, "/de/about", "Über mich");
  await expect(notice(page)).toContainText("Bitte prüfen Sie Ihre Verbindung");
  await retry(page).press("Enter");
  await expect(notice(page)).toContainText("Wird geladen");
  await expect(notice(page)).toContainText("Bitte prüfen Sie Ihre Verbindung");
  await expectStay(page, "/de/about", "Über mich");
  await expect(retry(page)).toBeFocused();
  await goOnline(page);
  await page.keyboard.press("Enter");
  await expect(page.locator("h1")).toHaveText("Impressum");
});

test("a page that was brought before is shown @ci", async ({ page }) => {
  await openPage(page, "/blog");
  const about = page.getByRole("banner").getByRole("link", { name: "About" });
  const script = page.waitForResponse(
    /component---src-theme-templates-page-tsx/,
  );
  await about.hover();
  await script;
  await page.waitForLoadState("networkidle");
  await goOffline(page);
  await about.click();
  await expect(page.locator("h1")).toHaveText("About me");
  await page.goBack();
  await expect(page.locator("h1")).toHaveText("Blog");
  await page.goForward();
  await expect(page.locator("h1")).toHaveText("About me");
  await expect(notice(page)).toBeHidden();
});

test("Back to a page that is not there says so @ci", async ({ page }) => {
  await openPage(page, "/blog");
  await page.getByRole("contentinfo").getByText("Imprint").click();
  await expect(page.locator("h1")).toHaveText("Imprint");
  await page.reload();
  await waitForReact(page);
  await goOffline(page);
  await page.evaluate(() => history.back());
  await expectStay(page, "/blog", "Imprint");
  await page.evaluate(() => history.forward());
  await expect(page).toHaveURL("/imprint");
  await expect(notice(page)).toBeHidden();
  await page.evaluate(() => history.back());
  await expect(notice(page)).toBeVisible();
  await goOnline(page);
  await retry(page).click();
  await expect(page.locator("h1")).toHaveText("Blog");
});

test("a feed is opened when the reader is online again @ci", async ({
  page,
}) => {
  await openPage(page, "/blog");
  await goOffline(page);
  await page.getByRole("main").getByRole("link", { name: "RSS" }).click();
  await expectStay(page, "/blog", "Blog");
  await goOnline(page);
  await retry(page).click();
  await expect(page).toHaveURL("/blog/rss.xml");
});
