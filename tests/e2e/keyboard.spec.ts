import type { Page } from "@playwright/test";
import { openPage } from "./support/openPage";
import { expect, test } from "./support/test";

const focused = (page: Page) => page.locator(":focus");

/** Presses Tab until nothing new takes focus in the header, and tells what did. */
async function walk(page: Page, steps: number): Promise<string[]> {
  const names: string[] = [];
  for (let step = 0; step < steps; step++) {
    await page.keyboard.press("Tab");
    names.push(await focused(page).innerText());
    // What has focus must show it.
    const ring = await focused(page).evaluate((node) => {
      const { outlineStyle, outlineWidth } = getComputedStyle(node);
      return outlineStyle === "none" ? 0 : parseFloat(outlineWidth);
    });
    expect(ring, names.at(-1)).toBeGreaterThanOrEqual(2);
    await expect(focused(page)).toBeInViewport();
  }
  return names.map((name) => name.replaceAll(/\s+/g, " ").trim());
}

test("Tab walks through the header in reading order", async ({ page }) => {
  await openPage(page, "/");
  await page.getByRole("button", { name: "Close announcement" }).click();
  await openPage(page, "/");
  expect(await walk(page, 11)).toEqual([
    "Skip to main content",
    "Alex Example",
    "About",
    "Blog",
    "More under Blog",
    "Handbook",
    "Handbook, version: 2027",
    "GitHub (opens in a new tab)",
    "Language: English",
    "Search",
    "Switch between dark and light mode (currently light mode)",
  ]);
  await page.keyboard.press("Space");
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
});
