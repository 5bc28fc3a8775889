import { pickVersion, preferred, versionMenu } from "./support/handbook";
import { openPage } from "./support/openPage";
import { openSearch } from "./support/search";
import { expect, test } from "./support/test";

const week = "/work/week";

test("the menu leads to the same page in another version, with query and hash", async ({
  page,
}) => {
  const rest = `${week}?from=mail#the-rhythm`;
  await openPage(page, `/handbook${rest}`);
  const { button, entry } = versionMenu(page);
  await expect(button).toContainText(/2027$/);
  await button.click();
  await expect(entry("2027")).toHaveAttribute("href", `/handbook${rest}`);
  await expect(entry("2026")).toHaveAttribute("href", `/handbook/2026${rest}`);
  await entry("2026").click();
  await expect(page).toHaveURL(`/handbook/2026${rest}`);
  await expect(page.locator("main .prose")).toContainText("9:00 to 18:00");
  await expect(button).toContainText(/2026$/);
  await button.click();
  await expect(entry("2026")).toHaveAttribute("aria-current", /page|true/);

  // The pick stays when the page does not.
  await page.goBack();
  await expect(page).toHaveURL(`/handbook${rest}`);
  await expect(button).toHaveText(/: 2027$/);
  expect(await preferred(page)).toBe("2026");
});

test("it leads to a version's start where that lacks the page", async ({
  page,
}) => {
  await openPage(page, "/handbook/2026/work/chat#x");
  await pickVersion(page, "2027");
  await expect(page).toHaveURL(/\/handbook(?:#x)?$/);
  await expect(page.locator("h1")).toHaveText("Working together");
});

test("from a German list it leads to the same German list", async ({
  page,
}) => {
  await openPage(page, "/de/handbook/tags/access");
  const bar = page.getByRole("banner");
  await bar.getByRole("button", { name: /2027$/ }).click();
  await expect(bar.getByRole("link", { name: "2026" })).toHaveAttribute(
    "href",
    "/de/handbook/2026/tags/access",
  );
});

test("the keyboard reaches every version", async ({ page }) => {
  await openPage(page, `/handbook${week}`);
  const { button, entry } = versionMenu(page);
  await button.focus();
  await page.keyboard.press("ArrowDown");
  await expect(entry("2027")).toBeFocused();
  await page.keyboard.press("End");
  await expect(entry("2026")).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(button).toBeFocused();
  await expect(button).toHaveAttribute("aria-expanded", "false");
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("End");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(`/handbook/2026${week}`);
  await expect(button).toHaveText(/: 2026$/);
});

test("a page that the search finds says its version", async ({ page }) => {
  await openPage(page, "/about");
  const { field, options } = await openSearch(page);
  await field.fill("licence channel chat");
  await expect(options.first()).toContainText("Version 2026");
  await options.first().click();
  await expect(page).toHaveURL(/\/handbook\/2026\/work\/chat/);
});
