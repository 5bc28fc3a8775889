import type { Page } from "@playwright/test";
import { root, store } from "./support/colorMode";
import { follow, openPage } from "./support/openPage";
import { openSearch } from "./support/search";
import { expect, test } from "./support/test";

const post = "/blog/accessible-forms";

/** Shows a page as it is printed. A4 is 794 pixels wide, less its margins. */
async function showOnPaper(page: Page) {
  await page.setViewportSize({ width: 674, height: 1000 });
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

test("a post is black on white, from the dark mode too", async ({ page }) => {
  await store(page, "dark");
  await openPage(page, post);
  const onScreen = await styleOf(page, ".tk-keyword", "color");
  await openSearch(page);
  await root(page).evaluate((html) => (html.dataset.scroll = "down"));
  await showOnPaper(page);
  // Neither the veil behind the search, nor the bar above the window.
  const behind = await styleOf(page, "html", "backgroundColor");
  expect(behind).toBe("rgb(255, 255, 255)");
  expect(await styleOf(page, "header", "translate")).toBe("none");
  expect(await styleOf(page, "body", "color")).toBe("rgb(0, 0, 0)");
  const ground = await styleOf(page, "body", "backgroundColor");
  expect(ground).toBe("rgb(255, 255, 255)");
  expect(await styleOf(page, "html", "colorScheme")).toBe("light");
  // Colours of code that were made for a dark ground are too pale for paper.
  expect(await styleOf(page, ".tk-keyword", "color")).not.toBe(onScreen);

  // What only a screen needs is left out.
  await expect(page.locator("h1")).toBeVisible();
  for (const selector of [
    "header nav",
    "header button",
    'a[href="#main"]',
    'nav[aria-label="On this page"]',
    'nav[aria-label="Newer and older posts"]',
    "footer nav",
    ".anchor",
    'button:has-text("Back to top")',
    '[aria-label="Announcement"]',
  ])
    await expect(page.locator(selector).first(), selector).toBeHidden();
  await expect(page.getByRole("contentinfo")).toContainText("Alex Example");

  // It breaks where a reader would.
  expect(await styleOf(page, ".prose .heading", "breakAfter")).toBe("avoid");
  expect(await styleOf(page, "figcaption", "breakAfter")).toBe("avoid");
  const figure = ".prose figure:not(.code-figure)";
  expect(await styleOf(page, figure, "breakInside")).toBe("avoid");
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
});

test("shows what is folded, and says abbreviations @ci", async ({ page }) => {
  await openPage(page, "/writing");
  await page.getByRole("button", { name: "Enlarge picture" }).first().click();
  const dialog = page.locator(".figure-dialog");
  await expect(dialog).toBeVisible();
  const folded = page.locator(".details:not([open])").first();
  const body = folded.locator(".details-body");
  await expect(body).toBeHidden();
  await page.emulateMedia({ media: "print" });
  await expect(dialog).toBeHidden();
  await expect(body).toBeVisible();
  const { height: shown = 0 } = (await body.boundingBox()) ?? {};
  const { height = 0 } = (await folded.boundingBox()) ?? {};
  expect(height).toBeGreaterThan(shown);
  const abbr = page.locator("main abbr[title]").first();
  const said = await abbr.evaluate(
    (node) => getComputedStyle(node, "::after").content,
  );
  expect(said).toContain(`(${await abbr.getAttribute("title")})`);
  const panels = page.locator(".tabs").first().locator("> .tabs-panel");
  await expect(panels).toHaveCount(3);
  for (const panel of await panels.all())
    await expect(panel.locator("> .tabs-label")).toBeVisible();
});

test("so are lists, links to other sites and the CV, each its own way @ci", async ({
  page,
}) => {
  await openPage(page, "/blog");
  await showOnPaper(page);
  await expect(page.locator("article h2").first()).toBeVisible();
  await expect(page.getByText("Read more").first()).toBeHidden();
  await expect(page.locator("main aside")).toBeHidden();
  // A sheet would end below a post's date, or between rows of a grid.
  expect(await styleOf(page, "main article", "breakInside")).toBe("avoid");
  expect(await styleOf(page, "main article", "display")).toBe("block");

  await follow(page, "/blog/rescuing-a-slow-react-page");
  const link = page.locator('.prose a[href^="https://"]').first();
  const after = await link.evaluate((node) => {
    const { content, display, maskImage } = getComputedStyle(node, "::after");
    return { content, display, maskImage };
  });
  const href = await link.getAttribute("href");
  expect(after.content).toContain(href ?? "?");
  expect(after).toMatchObject({ display: "inline", maskImage: "none" });

  await follow(page, "/cv");
  await expect(page.getByRole("link", { name: "PDF" })).toHaveCount(0);
  await expect(page.getByRole("banner")).toBeHidden();
  await expect(page.getByRole("contentinfo")).toBeHidden();
  await expect(page.getByText("www.example.com")).toBeVisible();
  // A heading of the ledger is beside its text, as on a wide screen.
  const time = await page.getByText(/April\s2019$/).boundingBox();
  const text = await page.locator("main h3").first().boundingBox();
  expect((time?.x ?? 0) + (time?.width ?? 0)).toBeLessThan(text?.x ?? 0);
});
