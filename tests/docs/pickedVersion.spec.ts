import type { Page } from "@playwright/test";
import { openPage } from "../e2e/support/openPage";
import { expect, test } from "../e2e/support/test";
import { barLink, pickVersion, versionMenu } from "./support/menus";

const week = "/start/first-week";
const key = "docs-preferred-version-default";

const withPick = (page: Page, name: string) =>
  page.addInitScript(([slot, value]) => localStorage.setItem(slot, value), [
    key,
    name,
  ] as const);

test("the bar is that of the version that was picked", async ({ page }) => {
  await withPick(page, "1.0");
  await openPage(page, "/about");
  await expect(versionMenu(page).button).toHaveText(/: 1\.0$/);
  await expect(barLink(page, "First week")).toHaveAttribute(
    "href",
    `/docs/1.0${week}`,
  );
  // A page of a version is of that one, whatever was picked.
  await openPage(page, `/docs/next${week}`);
  await expect(versionMenu(page).button).toHaveText(/: Next$/);
  await expect(barLink(page, "First week")).toHaveAttribute(
    "href",
    `/docs/next${week}`,
  );
});

test("a version that is none, or garbage, changes nothing", async ({
  page,
}) => {
  await withPick(page, '"><script>');
  await openPage(page, "/about");
  await expect(versionMenu(page).button).toHaveText(/: 2\.0 LTS$/);
});

test("the keyboard reaches every version", async ({ page }) => {
  await openPage(page, `/docs${week}`);
  const { button, entry } = versionMenu(page);
  await button.focus();
  await page.keyboard.press("ArrowDown");
  await expect(entry("Next")).toBeFocused();
  await page.keyboard.press("End");
  await expect(entry("1.0")).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(button).toBeFocused();
  await expect(button).toHaveAttribute("aria-expanded", "false");
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("End");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(`/docs/1.0${week}`);
  await expect(button).toHaveText(/: 1\.0$/);
});

test("Back leads to the version before, and the pick stays", async ({
  page,
}) => {
  await openPage(page, `/docs${week}`);
  await pickVersion(page, "1.0");
  await expect(page).toHaveURL(`/docs/1.0${week}`);
  await page.goBack();
  await expect(page).toHaveURL(`/docs${week}`);
  await expect(versionMenu(page).button).toHaveText(/: 2\.0 LTS$/);
  expect(await page.evaluate((name) => localStorage.getItem(name), key)).toBe(
    "1.0",
  );
});
