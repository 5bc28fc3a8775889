import type { Page } from "@playwright/test";
import { scanHtml } from "../../src/site/links/scanHtml";
import { outputFiles, readOutput } from "../build/site/outputFolder";
import { openPage } from "../e2e/support/openPage";
import { samplePages } from "../e2e/support/samplePages";
import { openSearch } from "../e2e/support/search";
import { expect, test } from "../e2e/support/test";

// This site is built for /project/, and served below it: see site.ts.

const ownAddress = /https:\/\/www\.example\.com(\/[^\s"'<>&?#\]\\]*)/g;

/** Paths on this host that a file names, as they are requested. */
function findPaths(file: string): string[] {
  const text = readOutput(file);
  const absolute = [...text.matchAll(ownAddress)].map(([, path = ""]) => path);
  const written = file.endsWith(".html")
    ? Object.values(scanHtml(text)).flat()
    : [...text.matchAll(/[=:]"(\/[^"]*)"/g)].map(([, path = ""]) => path);
  const relative = written
    .filter((address) => /^\/(?!\/)/.test(address))
    .map((address) => address.replace(/[?#].*$/, ""));
  return [...absolute, ...relative];
}

test("what pages, feeds, sitemap and manifests name is served below it", async ({
  request,
}) => {
  const files = [...outputFiles].filter((file) =>
    /\.(?:html|xml|webmanifest|vcf)$|^robots\.txt$/.test(file),
  );
  const paths = [...new Set(files.flatMap(findPaths))];
  expect(paths.length).toBeGreaterThan(90);
  expect(paths.filter((path) => !path.startsWith("/project/"))).toEqual([]);
  const missing: string[] = [];
  for (const path of paths) {
    const response = await request.get(path);
    if (!response.ok()) missing.push(`${path}: ${response.status()}`);
  }
  expect(missing).toEqual([]);
});

test("rules for hosts name it", () => {
  const rules = readOutput("_redirects").split("\n");
  expect(rules).toContain("/project/de/*  /project/de/404.html  404");
  expect(rules).toContain(
    "/project/my%20checklist.html  /project/my-checklist  301",
  );
  expect(readOutput("_headers")).toMatch(
    /^\/project\/\*\n[^]*\n\/project\/static\/\*\n/,
  );
});

test("a page of every kind opens below it", async ({ page }) => {
  test.slow();
  const german = samplePages.filter((path) => /^\/de(?:\/|$)/.test(path));
  expect(german.length).toBeGreaterThan(6);
  for (const path of german) {
    await openPage(page, path);
    // Gatsby would correct an address that it took for another page's.
    await expect(page).toHaveURL(`/project${path}`);
  }
});

const expectHeading = (page: Page, name: string) =>
  expect(page.getByRole("heading", { level: 1, name })).toBeVisible();

test("links of every kind change the page, and Back and Forward do", async ({
  page,
}) => {
  await openPage(page, "/");
  await page.evaluate(() => Object.assign(window, { isFirst: true }));
  const banner = page.getByRole("banner");
  const home = banner.getByRole("link", { name: "The workshop" });
  // HTML in the site config.
  await page.getByRole("link", { name: "Read it" }).click();
  await expectHeading(page, "Client handbook");
  // A plain link of the sidebar.
  const moving = page.getByRole("link", { name: "Moving from 1.0" });
  await page.locator("main").locator(moving).click();
  await expectHeading(page, "Moving from 1.0");
  await banner.getByRole("button", { name: /version: 2.0/ }).click();
  await banner.getByRole("link", { name: "Next" }).click();
  await expect(page).toHaveURL("/project/docs/next");
  await page.goBack();
  await expectHeading(page, "Moving from 1.0");
  await banner.getByRole("button", { name: /English/ }).click();
  await banner.getByRole("link", { name: "Deutsch" }).click();
  await expectHeading(page, "Umstieg von 1.0");
  await openSearch(page, "de");
  await page.keyboard.type("Kassenbuch");
  await page.getByRole("listbox").getByRole("option").first().click();
  await expectHeading(page, "Ein Kassenbuch, das aufgeht");
  await home.click();
  await expect(page).toHaveURL("/project/de");
  await page.goBack();
  await expectHeading(page, "Ein Kassenbuch, das aufgeht");
  await page.goForward();
  await expect(page).toHaveURL("/project/de");
  expect(await page.evaluate(() => "isFirst" in window)).toBe(true);
});

test("the start page keeps the slash of its address", async ({ page }) => {
  await openPage(page, "/about");
  await page
    .getByRole("banner")
    .getByRole("link", { name: "The workshop" })
    .click();
  await expect(page).toHaveURL("/project/");
  await page.goto("/project");
  await expect(page).toHaveURL("/project/");
});

test.describe("an unknown address", () => {
  test.use({ expectedProblems: [/status of 404/] });

  test("is answered in its language", async ({ page }) => {
    await openPage(page, "/de/abuot");
    await expectHeading(page, "Seite nicht gefunden");
    await expect(
      page.getByRole("banner").locator("a[hreflang=en-GB]"),
    ).toHaveAttribute("href", "/project/abuot");
    await page.locator("main").getByRole("button", { name: "Suchen" }).click();
    await expect(page).toHaveURL("/project/de/search?q=abuot");
  });
});
