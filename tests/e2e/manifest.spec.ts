import { navigate, openPage } from "./support/openPage";
import { expect, test } from "./support/test";

test("the browser reads the manifest of the page's language without complaint", async ({
  page,
  baseURL,
}) => {
  await openPage(page, "/about");
  const link = page.locator('link[rel="manifest"]');
  await expect(link).toHaveAttribute("href", "/site.webmanifest");
  await navigate(page, "/de/about");
  await expect(page.locator("html")).toHaveAttribute("lang", "de-DE");
  await expect(link).toHaveAttribute("href", "/de/site.webmanifest");
  const session = await page.context().newCDPSession(page);
  const { url, errors } = await session.send("Page.getAppManifest");
  expect(errors).toEqual([]);
  expect(url).toBe(`${baseURL}/de/site.webmanifest`);
});
