import type { Page } from "@playwright/test";
import { readSiteFile } from "../siteRoot";
import { layoutShifts, watchLayoutShifts } from "./support/layoutShift";
import { openPage } from "./support/openPage";
import { copied } from "./support/storage";
import { expect, test } from "./support/test";

const narrow = { width: 390, height: 844 };
const wide = { width: 1280, height: 844 };

/** The block of code that holds these words, of those that come first. */
const blockWith = (page: Page, text: string) =>
  page.locator(".code-figure").filter({ hasText: text }).first();

/** Lists buttons that lie over code or title, or outside the window. */
const findCovering = (page: Page) =>
  page.locator(".code-figure").evaluateAll((blocks) =>
    blocks.flatMap((block) => {
      const texts = [...block.querySelectorAll("code, figcaption")].map(
        (node) => {
          const range = document.createRange();
          range.selectNodeContents(node);
          return range.getBoundingClientRect();
        },
      );
      return [...block.querySelectorAll(".code-tools button")]
        .filter((button) => {
          const { left, right, top, bottom } = button.getBoundingClientRect();
          const isOutside = left < 0 || right > innerWidth;
          const covers = (text: DOMRect) =>
            left < text.right &&
            text.left < right &&
            top < text.bottom &&
            text.top < bottom;
          return (right > left && isOutside) || texts.some(covers);
        })
        .map((button) => `${block.textContent}: ${button.textContent}`);
    }),
  );

test("buttons stand beside code @ci", async ({ page }) => {
  await page.setViewportSize({ ...wide, width: 996 });
  await watchLayoutShifts(page);
  await openPage(page, "/de/schreiben");
  await expect(page.locator(".code-tools").last()).toBeAttached();
  expect(await layoutShifts(page)).toEqual([]);
  expect(await findCovering(page)).toEqual([]);
  await page.setViewportSize(narrow);
  expect(await findCovering(page)).toEqual([]);
});

test.describe("by touch", () => {
  test.use({ isMobile: true, hasTouch: true, viewport: wide });

  test("the buttons are always there @ci", async ({ page }) => {
    await openPage(page, "/blog/accessible-forms");
    await expect(page.locator(".code-tools").first()).toHaveCSS("opacity", "1");
    const button = page.locator(".code-tools button").first();
    expect((await button.boundingBox())?.height).toBeGreaterThanOrEqual(24);
    // So is the link of a heading.
    const anchor = page
      .locator("main .prose .heading")
      .first()
      .getByRole("link");
    await expect(anchor).toHaveCSS("opacity", "0.75");
    const box = await anchor.boundingBox();
    expect(box?.width).toBeGreaterThanOrEqual(24);
    expect(box?.height).toBeGreaterThanOrEqual(24);
    await anchor.tap();
    await expect(page).toHaveURL(/#[\w-]+$/);
  });
});

/** The first fence of a language in the page's source. */
const sourceOf = (locale: string, language: string) => {
  const file = `content/pages/writing/${locale}.mdx`;
  const fence = new RegExp(`^\`\`\`${language}\\b.*\\n([^]*?)\\n\`\`\`$`, "m");
  return fence.exec(readSiteFile(file))?.[1] ?? "";
};

test("code scrolls and breaks by keys, and is copied as its source", async ({
  page,
}) => {
  await page.setViewportSize(narrow);
  await openPage(page, "/writing");
  const block = blockWith(page, "readItems");
  const pre = block.locator("pre");
  await block.getByRole("button", { name: "Copy" }).focus();
  await page.keyboard.press("Tab");
  const wrap = block.getByRole("button", { name: "Wrap lines" });
  await expect(wrap).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(pre).toBeFocused();
  await expect(pre).toHaveRole("group");
  await expect(pre).toHaveAccessibleName("TypeScript");
  await page.keyboard.press("ArrowRight");
  await expect.poll(() => pre.evaluate((node) => node.scrollLeft)).not.toBe(0);

  await page.keyboard.press("Shift+Tab");
  await page.keyboard.press("Space");
  await expect(wrap).toHaveAttribute("aria-pressed", "true");
  expect(
    await pre.evaluate((node) => node.scrollWidth - node.clientWidth),
  ).toBe(0);
  await expect(pre).not.toHaveAttribute("tabindex");
  await page.keyboard.press("Space");
  await expect(wrap).toHaveAttribute("aria-pressed", "false");
  await expect(pre).toHaveAttribute("tabindex", "0");

  // Where nothing overflows, nothing is offered, save to who has the focus there.
  await page.keyboard.press("Tab");
  await page.setViewportSize(wide);
  await expect(wrap).toBeHidden();
  await expect(pre).not.toHaveAttribute("tabindex");

  const copy = async (text: string) => {
    const copiedBlock = blockWith(page, text);
    const button = copiedBlock.getByRole("button", { name: "Copy" });
    await button.focus();
    await expect(button).toHaveCSS("opacity", "1");
    await page.keyboard.press("Enter");
    await expect(copiedBlock.getByRole("status")).toHaveText("Copied");
    const done = copiedBlock.getByRole("button", { name: "Copied" });
    await expect(done).toBeFocused();
    return copied(page);
  };
  const numbered = sourceOf("en", "ts showLineNumbers");
  expect(await copy("readItems")).toBe(numbered);
  const selected = await pre.evaluate((node) => {
    getSelection()?.selectAllChildren(node);
    return getSelection()?.toString().trimEnd();
  });
  expect(selected).toBe(numbered);
});
