import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { openPage } from "./support/openPage";
import { expect, test } from "./support/test";

/** The block of code that holds these words, of those that come first. */
const blockWith = (page: Page, text: string) =>
  page.locator(".code-figure").filter({ hasText: text }).first();

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
