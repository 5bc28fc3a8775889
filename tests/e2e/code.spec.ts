import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { layoutShifts, watchLayoutShifts } from "./support/layoutShift";
import { openPage } from "./support/openPage";
import { expect, test } from "./support/test";

const narrow = { width: 390, height: 844 };
const wide = { width: 1280, height: 844 };

/** The block of code that holds these words, of those that come first. */
const blockWith = (page: Page, text: string) =>
  page.locator(".code-figure").filter({ hasText: text }).first();

test("long lines scroll and break by keyboard", async ({ page }) => {
  await page.setViewportSize(narrow);
  await openPage(page, "/writing");
  const block = blockWith(page, "readItems");
  const pre = block.getByRole("group", { name: "TypeScript" });
  await block.getByRole("button", { name: "Copy" }).focus();
  await page.keyboard.press("Tab");
  const wrap = block.getByRole("button", { name: "Wrap lines" });
  await expect(wrap).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(pre).toBeFocused();
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
});

for (const viewport of [narrow, { width: 996, height: 844 }]) {
  test(`label and buttons stand beside code and title at ${viewport.width} px, and move nothing`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    await watchLayoutShifts(page);
    await openPage(page, "/de/schreiben");
    await expect(page.locator(".code-tools").last()).toBeAttached();
    const covered = await page.locator(".code-figure").evaluateAll((blocks) =>
      blocks.flatMap((block) => {
        const tools = block.querySelector(".code-tools");
        const texts = [...block.querySelectorAll("code, figcaption")].map(
          (node) => {
            const range = document.createRange();
            range.selectNodeContents(node);
            return range.getBoundingClientRect();
          },
        );
        return [...(tools?.querySelectorAll("button") ?? [])]
          .filter((button) => {
            const { left, right, top, bottom } = button.getBoundingClientRect();
            const isOutside = left < 0 || right > innerWidth;
            return (
              (right > left && isOutside) ||
              texts.some(
                (text) =>
                  left < text.right &&
                  text.left < right &&
                  top < text.bottom &&
                  text.top < bottom,
              )
            );
          })
          .map((button) => `${block.textContent}: ${button.textContent}`);
      }),
    );
    expect(covered).toEqual([]);
    expect(await layoutShifts(page)).toEqual([]);
  });
}

test("label and buttons leave the margin to notes", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await openPage(page, "/blog/moving-a-million-rows");
  const tools = page.locator(".prose > .code-figure > .code-tools");
  await expect(tools.last()).toBeAttached();
  const isInBlock = (node: Element) =>
    node.getBoundingClientRect().left >
    (node.parentElement?.getBoundingClientRect().left ?? Infinity);
  // The mark of the only note is between the two.
  expect(await tools.first().evaluate(isInBlock)).toBe(false);
  expect(await tools.last().evaluate(isInBlock)).toBe(true);
});

test.describe("by touch", () => {
  test.use({ isMobile: true, hasTouch: true, viewport: wide });

  test("the buttons are always there", async ({ page }) => {
    await openPage(page, "/writing");
    await expect(page.locator(".code-tools").first()).toHaveCSS("opacity", "1");
    const { height = 0 } =
      (await page.locator(".code-tools button").first().boundingBox()) ?? {};
    expect(height).toBeGreaterThanOrEqual(24);
  });
});

test("marks are more than colours, with forced ones too", async ({ page }) => {
  await page.emulateMedia({ forcedColors: "active" });
  await openPage(page, "/writing");
  const looks = await blockWith(page, "Greeting")
    .locator(".code-line")
    .evaluateAll((lines) =>
      lines.map((line) => [
        line.localName,
        getComputedStyle(line, "::before").content,
        getComputedStyle(line).borderInlineStartWidth,
      ]),
    );
  expect(looks).toEqual([
    ["del", '"−"', "3px"],
    ["ins", '"+"', "3px"],
    ["mark", "none", "3px"],
  ]);
  const block = page.locator(".code-figure").first();
  await expect(block).toHaveCSS("outline-style", "solid");
  await expect(block).not.toHaveCSS("outline-color", "rgba(0, 0, 0, 0)");
});

/** The block of code that holds these words, of those that come first. */

/** The first fence of a language in the page's source. */
const sourceOf = (locale: string, language: string) => {
  const file = `content/pages/writing/${locale}.mdx`;
  const fence = new RegExp(`^\`\`\`${language}\\b.*\\n([^]*?)\\n\`\`\`$`, "m");
  return fence.exec(readFileSync(file, "utf8"))?.[1] ?? "";
};

const copied = (page: Page) =>
  page.evaluate(() => navigator.clipboard.readText());

test("code is copied as its source by keyboard", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await openPage(page, "/de/schreiben");
  const block = page.locator('[data-language="TypeScript"]').first();
  const button = block.getByRole("button", { name: "Kopieren" });
  await button.focus();
  await expect(button).toHaveCSS("opacity", "1");
  await page.keyboard.press("Enter");
  await expect(block.getByRole("status")).toHaveText("Kopiert");
  await expect(block.getByRole("button", { name: "Kopiert" })).toBeFocused();
  expect(await copied(page)).toBe(sourceOf("de", "ts"));
});

test("numbers, signs, removed lines and comments that were marks are not copied", async ({
  page,
  context,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await openPage(page, "/writing");
  const copy = async (text: string) => {
    const block = blockWith(page, text);
    await block.getByRole("button", { name: "Copy" }).click();
    await expect(block.getByRole("status")).toHaveText("Copied");
    return copied(page);
  };
  expect(await copy("readItems")).toBe(sourceOf("en", "ts showLineNumbers"));
  expect(await copy("estimate(best")).toBe(
    sourceOf("en", "python")
      .split("\n")
      .filter((line) => !/highlight-next-line|\[!code --\]/.test(line))
      .map((line) => line.replace(/\s*# \[!code.*$/, ""))
      .join("\n"),
  );

  // What readers select is the code, too, line by line.
  const selected = await blockWith(page, "readItems")
    .locator("pre")
    .evaluate((pre) => {
      getSelection()?.selectAllChildren(pre);
      return getSelection()?.toString().trimEnd();
    });
  expect(selected).toBe(sourceOf("en", "ts showLineNumbers"));
});
