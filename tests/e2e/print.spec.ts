import type { Page } from "@playwright/test";
import { storageKeys } from "../../src/state/storageKeys";
import { openPage } from "./support/openPage";
import { expect, test } from "./support/test";

const post = "/blog/accessible-forms";

/** Shows a page as it is printed. A4 is 794 pixels wide, less its margins. */
async function openForPrint(page: Page, path: string) {
  await page.setViewportSize({ width: 674, height: 1000 });
  await openPage(page, path);
  await page.emulateMedia({ media: "print" });
}

const colours = (page: Page, selector: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((node) => {
      const { color, backgroundColor } = getComputedStyle(node);
      return [color, backgroundColor];
    });

test("leaves out what only a screen needs", async ({ page }) => {
  await openForPrint(page, post);
  await expect(page.locator("h1")).toBeVisible();
  for (const selector of [
    "header nav",
    "header button",
    'a[href="#main"]',
    'nav[aria-label="On this page"]',
    'nav[aria-label="Newer and older posts"]',
    "footer nav",
    ".anchor >> nth=0",
    'button:has-text("Back to top")',
    '[aria-label="Announcement"]',
  ]) {
    await expect(page.locator(selector).first(), selector).toBeHidden();
  }
  await expect(page.getByRole("contentinfo")).toContainText("Alex Example");
});

test("leaves out the ways to other pages of a list", async ({ page }) => {
  await openForPrint(page, "/blog");
  await expect(page.locator("article h2").first()).toBeVisible();
  await expect(page.getByText("Read more").first()).toBeHidden();
  await expect(page.locator("aside")).toBeHidden();
});

test("prints black on white in dark mode as well", async ({ page }) => {
  await page.addInitScript((key) => {
    localStorage.setItem(key, "dark");
  }, storageKeys.colorMode);
  await openPage(page, post);
  const dark = await colours(page, "body");
  expect(dark).not.toEqual(["rgb(0, 0, 0)", "rgb(255, 255, 255)"]);
  const onScreen = await colours(page, ".tk-keyword");
  await openForPrint(page, post);
  expect(await colours(page, "body")).toEqual([
    "rgb(0, 0, 0)",
    "rgb(255, 255, 255)",
  ]);
  // Colours of code that were made for a dark ground are too pale for paper.
  expect(await colours(page, ".tk-keyword")).not.toEqual(onScreen);
});

test("wraps code instead of cutting it off", async ({ page }) => {
  await openForPrint(page, post);
  // A smaller sheet, so that every example has lines that are too long.
  await page.setViewportSize({ width: 420, height: 600 });
  const cut = await page.locator("pre").evaluateAll((all) =>
    all
      .filter((node) => {
        const words = document.createRange();
        words.selectNodeContents(node);
        const { right } = words.getBoundingClientRect();
        return right > node.getBoundingClientRect().right;
      })
      .map((node) => node.textContent.slice(0, 40)),
  );
  expect(cut).toEqual([]);
  expect(
    await page.evaluate(() => document.documentElement.scrollWidth),
  ).toBeLessThanOrEqual(420);
});

test("leaves no gap around code among words, whose ground is white", async ({
  page,
}) => {
  await openForPrint(page, post);
  const room = await page
    .locator(".prose p > code")
    .first()
    .evaluate((node) => getComputedStyle(node).paddingInline);
  expect(room).toBe("0px");
});

test("writes out where links to other sites lead", async ({ page }) => {
  await openForPrint(page, "/blog/rescuing-a-slow-react-page");
  const link = page.locator('.prose a[href^="https://"]').first();
  const after = await link.evaluate((node) => {
    const { content, display, maskImage } = getComputedStyle(node, "::after");
    return { content, display, maskImage };
  });
  const href = await link.getAttribute("href");
  expect(after.content).toContain(href ?? "?");
  expect(after).toMatchObject({ display: "inline", maskImage: "none" });
});

test("keeps headings with what follows, and pictures whole", async ({
  page,
}) => {
  await openForPrint(page, post);
  const breaks = (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((node) => {
        const { breakAfter, breakInside } = getComputedStyle(node);
        return { breakAfter, breakInside };
      });
  expect(await breaks(".prose .heading")).toMatchObject({
    breakAfter: "avoid",
  });
  expect(await breaks(".code-figure figcaption")).toMatchObject({
    breakAfter: "avoid",
  });
  expect(await breaks(".prose figure:not(.code-figure)")).toMatchObject({
    breakInside: "avoid",
  });
  // Long code must break, or it leaves a page empty before it.
  expect(await breaks(".code-figure")).toMatchObject({ breakInside: "auto" });
});

test("needs few sheets", async ({ page }) => {
  await openPage(page, post);
  const pdf = (await page.pdf({ format: "A4" })).toString("latin1");
  const sheets = pdf.match(/\/Type\s*\/Page\b/g)?.length ?? 0;
  expect(sheets).toBeGreaterThan(3);
  expect(sheets).toBeLessThan(12);
});

test("an enlarged picture is not printed over the page", async ({ page }) => {
  await openPage(page, "/writing");
  const sheets = async () =>
    (await page.pdf({ format: "A4" }))
      .toString("latin1")
      .match(/\/Type\s*\/Page\b/g)?.length;
  const before = await sheets();
  await page.getByRole("button", { name: "Enlarge picture" }).first().click();
  const dialog = page.locator(".figure-dialog");
  await expect(dialog).toBeVisible();
  expect(await sheets()).toBe(before);
  await page.emulateMedia({ media: "print" });
  await expect(dialog).toBeHidden();
});
