import type { Page } from "@playwright/test";
import { openPage } from "../e2e/support/openPage";
import { expect, test } from "../e2e/support/test";

const post = "/ar/blog/the-invoice-that-gets-paid";
const narrow = { width: 390, height: 844 };

const directionOf = (page: Page) =>
  page.evaluate(() => {
    const { lang, dir } = document.documentElement;
    return `${lang} ${dir}`;
  });

/** How far an element is from the window's left and right side. */
const sidesOf = async (page: Page, selector: string) => {
  const box = await page.locator(selector).first().boundingBox();
  if (!box) throw new Error(`${selector} is not to be seen`);
  const width = await page.evaluate(() => document.documentElement.clientWidth);
  return [box.x, width - box.x - box.width].map(Math.round) as [number, number];
};

test("a text that runs the other way keeps to the page's margin", async ({
  page,
}) => {
  await openPage(page, "/ar/blog/moving-a-million-rows");
  const words = page.locator(".prose > p").first();
  await expect(words).toHaveCSS("direction", "ltr");
  await expect(page.locator(".prose")).toHaveCSS("direction", "rtl");
});

test("a start page and a title that run the other way keep to it, too", async ({
  page,
}) => {
  await openPage(page, "/ar/uses");
  const [title] = await sidesOf(page, "main h1");
  const [words] = await sidesOf(page, ".prose > p");
  // The measure is counted in letters, and the two are set in different sizes.
  expect(Math.abs(title - words)).toBeLessThan(16);
  await page.setViewportSize(narrow);
  for (const at of ["/ar", "/ar/uses"]) {
    await openPage(page, at);
    const [, notice] = await sidesOf(page, "main [role=note]");
    const [, text] = await sidesOf(
      page,
      at === "/ar" ? "main header" : ".prose",
    );
    expect(text).toBe(notice);
  }
});

test("an English page is offered in Arabic to those who prefer it", async ({
  browser,
}) => {
  const context = await browser.newContext({ locale: "ar-EG" });
  const page = await context.newPage();
  await openPage(page, "/about");
  const link = page.getByRole("link", { name: "اقرأها بالعربية" });
  await expect(link).toBeVisible();
  await expect(link).toHaveCSS("direction", "rtl");
  await link.click();
  await expect(page).toHaveURL("/ar/about");
  await expect.poll(() => directionOf(page)).toBe("ar-EG rtl");
  await context.close();
});

test("keys lead to the tab that lies in their direction", async ({ page }) => {
  await openPage(page, post);
  await expect(page.locator(".tabs[data-active]").first()).toBeVisible();
  const tab = (name: string) => page.getByRole("tab", { name, exact: true });
  await tab("npm").focus();
  await page.keyboard.press("ArrowLeft");
  await expect(tab("Yarn")).toBeFocused();
  await page.keyboard.press("ArrowRight");
  await expect(tab("npm")).toBeFocused();
});

test("a change of language changes the direction, there and back, without a new document", async ({
  page,
}) => {
  await openPage(page, post);
  await page.evaluate(() => Object.assign(window, { isSame: true }));
  const change = async (lang: string) => {
    const link = page.locator(`header a[lang="${lang}"]`).first();
    await link.evaluate((node: HTMLElement) => node.click());
    await expect(page.locator("html")).toHaveAttribute("lang", lang);
  };
  await change("de-DE");
  expect(await directionOf(page)).toBe("de-DE ltr");
  await expect(page.locator(".prose")).toHaveAttribute("dir", "rtl");
  await change("ar-EG");
  expect(await directionOf(page)).toBe("ar-EG rtl");
  await expect(page).toHaveURL(post);
  expect(await page.evaluate(() => "isSame" in window)).toBe(true);
});

test("the drawer comes from the other side than in German", async ({
  page,
}) => {
  await page.setViewportSize(narrow);
  const open = async (at: string, menu: string) => {
    await openPage(page, at);
    await page.getByRole("button", { name: menu, exact: true }).click();
    await expect(page.getByRole("dialog")).toBeVisible();
  };
  // It is not at rest at once.
  const sides = async () => {
    // A page below a dialog keeps the space of its scrollbar.
    const [fromLeft, fromRight] = await sidesOf(page, "dialog[open]");
    const [left, right] = await sidesOf(page, "dialog[open] > *");
    return [left - fromLeft, right - fromRight];
  };
  await open("/de", "Menü");
  await expect.poll(async () => Math.min(...(await sides()))).toBe(0);
  const [left, right] = await sides();
  await open("/ar", "القائمة");
  await expect.poll(sides).toEqual([right, left]);
});
