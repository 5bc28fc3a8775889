import type { Page } from "@playwright/test";
import { store } from "./support/colorMode";
import { openPage } from "./support/openPage";
import { expect, test } from "./support/test";

const post = "/blog/accessible-forms";

/** Shows a page as it is printed. A4 is 794 pixels wide, less its margins. */
async function openForPrint(page: Page, path: string) {
  await page.setViewportSize({ width: 674, height: 1000 });
  await openPage(page, path);
  await page.emulateMedia({ media: "print" });
}

const styleOf = <Name extends keyof CSSStyleDeclaration>(
  page: Page,
  selector: string,
  name: Name,
) =>
  page
    .locator(selector)
    .first()
    .evaluate((node, property) => getComputedStyle(node)[property], name);

const sheetsOf = async (page: Page) =>
  (await page.pdf({ format: "A4" }))
    .toString("latin1")
    .match(/\/Type\s*\/Page\b/g)?.length;

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

  await openPage(page, "/blog");
  await expect(page.locator("article h2").first()).toBeVisible();
  await expect(page.getByText("Read more").first()).toBeHidden();
  await expect(page.locator("aside")).toBeHidden();
});

test("prints black on white in dark mode as well", async ({ page }) => {
  await store(page, "dark");
  await openPage(page, post);
  const onScreen = await styleOf(page, ".tk-keyword", "color");
  await openForPrint(page, post);
  expect(await styleOf(page, "body", "color")).toBe("rgb(0, 0, 0)");
  expect(await styleOf(page, "body", "backgroundColor")).toBe(
    "rgb(255, 255, 255)",
  );
  expect(await styleOf(page, "html", "colorScheme")).toBe("light");
  // Colours of code that were made for a dark ground are too pale for paper.
  expect(await styleOf(page, ".tk-keyword", "color")).not.toBe(onScreen);
});

test("cuts nothing off, and breaks where a reader would", async ({ page }) => {
  await openForPrint(page, post);
  expect(await styleOf(page, ".prose .heading", "breakAfter")).toBe("avoid");
  expect(await styleOf(page, "figcaption", "breakAfter")).toBe("avoid");
  expect(
    await styleOf(page, ".prose figure:not(.code-figure)", "breakInside"),
  ).toBe("avoid");
  // Long code must break, or it leaves a page empty before it.
  expect(await styleOf(page, ".code-figure", "breakInside")).toBe("auto");
  // Code among words has no ground that would need room.
  expect(await styleOf(page, ".prose p > code", "paddingInline")).toBe("0px");

  // A smaller sheet, so that every example has lines that are too long.
  await page.setViewportSize({ width: 420, height: 600 });
  expect(await page.locator("pre").count()).toBeGreaterThan(2);
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

test("needs few sheets, and none for an enlarged picture", async ({ page }) => {
  await openPage(page, "/writing");
  const before = await sheetsOf(page);
  await page.getByRole("button", { name: "Enlarge picture" }).first().click();
  const dialog = page.locator(".figure-dialog");
  await expect(dialog).toBeVisible();
  expect(await sheetsOf(page)).toBe(before);
  await page.emulateMedia({ media: "print" });
  await expect(dialog).toBeHidden();

  await page.emulateMedia({ media: null });
  await openPage(page, post);
  const sheets = await sheetsOf(page);
  expect(sheets).toBeGreaterThan(3);
  expect(sheets).toBeLessThan(12);
});

for (const path of ["/cv", "/de/lebenslauf"]) {
  test(`${path} is printed on its own`, async ({ page }) => {
    await openPage(page, path);
    await page.emulateMedia({ media: "print" });
    await expect(page.getByRole("link", { name: "PDF" })).toHaveCount(0);
    await expect(page.getByRole("banner")).toBeHidden();
    await expect(page.getByRole("contentinfo")).toBeHidden();
    await expect(page.getByText("www.example.com")).toBeVisible();
    // A heading of the ledger is beside its text, as on a wide screen.
    const time = await page.getByText(/April\s2019$/).boundingBox();
    const text = await page.locator("main h3").first().boundingBox();
    expect((time?.x ?? 0) + (time?.width ?? 0)).toBeLessThan(text?.x ?? 0);
  });
}
