import type { Page } from "@playwright/test";
import { styleOf } from "./support/addresses";
import { hold } from "./support/hold";
import { navigate, openPage } from "./support/openPage";
import { expect, test } from "./support/test";

/** What an element looks like: its name, and its style by property. */
type Look = { name: string; style: Record<string, string> };

async function looks(page: Page): Promise<Look[]> {
  const written = await page.evaluate(async () => {
    // A link whose page was left fades back.
    await Promise.all(
      document.getAnimations().map(({ finished }) => finished.catch(() => 0)),
    );
    const elements = document.querySelectorAll("header *, main *, footer *");
    // As one text: so many values take Playwright ten seconds.
    return JSON.stringify(
      [...elements].map((element): Look => {
        const style = getComputedStyle(element);
        const values = [...style].map((name) => [
          name,
          style.getPropertyValue(name),
        ]);
        const words = element.textContent.slice(0, 30);
        return {
          name: `${element.localName}.${element.className} "${words}"`,
          style: Object.fromEntries(values) as Look["style"],
        };
      }),
    );
  });
  return JSON.parse(written) as Look[];
}

/** What follows from the sizes of other elements. */
const follows = /origin|inset/;

/** The first of the elements and properties that differ. */
function differences(before: readonly Look[], after: readonly Look[]) {
  const found = before.flatMap(({ name, style }, at) =>
    Object.entries(style)
      .map(([key, value]) => [key, value, after[at]?.style[key]])
      .filter(([key = "", value, now]) => value !== now && !follows.test(key))
      .map(([key, value, now]) => `${name}: ${key}: ${value} -> ${now}`),
  );
  return found.slice(0, 8);
}

/** Puts the site's sheets in the other order: a template's stands before what all pages need, and comes after it where a link leads. */
const turnAround = (page: Page) =>
  page.evaluate(() => {
    const sheets = [...document.querySelectorAll("style[data-href]")];
    for (const sheet of sheets.reverse()) document.head.append(sheet);
    return sheets.length;
  });

for (const path of [
  "/",
  "/blog",
  "/blog/archive",
  "/blog/authors",
  "/blog/authors/alex",
  "/blog/tags",
  "/blog/accessible-forms",
  "/blog/what-to-charge",
  "/about",
  "/search",
]) {
  test(`the order of sheets says nothing: ${path}`, async ({ page }) => {
    await openPage(page, path);
    await page.waitForLoadState("networkidle");
    for (const width of [1280, 390]) {
      await page.setViewportSize({ width, height: 800 });
      expect(await turnAround(page)).toBe(2);
      const one = await looks(page);
      expect(await turnAround(page)).toBe(2);
      expect(differences(one, await looks(page))).toEqual([]);
    }
  });
}

test("a page is not shown before its style is there", async ({ page }) => {
  const style = await hold(page, styleOf("archive"));
  await openPage(page, "/about");
  await navigate(page, "/blog/archive");
  await expect.poll(style.count).toBeGreaterThan(0);
  await page.waitForTimeout(500);
  await expect(page).toHaveURL(/\/about$/);
  await style.release();
  await expect(page).toHaveURL(/\/archive$/);
  // The address changes before React has rendered.
  await expect(page.locator("h1")).toHaveText("Archive");
  const reached = await looks(page);
  await openPage(page, "/blog/archive");
  expect(differences(await looks(page), reached)).toEqual([]);
});
