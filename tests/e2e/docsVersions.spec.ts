import {
  handbookLink,
  pickVersion,
  preferenceKey,
  preferred,
  versionMenu,
} from "./support/handbook";
import { openPage } from "./support/openPage";
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

test("what a reader picks is kept, for pages outside, reloads and other tabs", async ({
  page,
  context,
}) => {
  const other = await context.newPage();
  await openPage(other, "/about");
  await openPage(page, `/handbook${week}`);
  await pickVersion(page, "2026");
  await expect(page).toHaveURL(`/handbook/2026${week}`);
  expect(await preferred(page)).toBe("2026");

  const old = "/handbook/2026";
  await expect(handbookLink(other)).toHaveAttribute("href", old);
  await openPage(page, "/about");
  await expect(handbookLink(page)).toHaveAttribute("href", old);
  await page.reload();
  await expect(handbookLink(page)).toHaveAttribute("href", old);
  await expect(versionMenu(page).button).toContainText(/2026$/);

  // A page of a version counts more than the choice.
  await openPage(page, "/handbook");
  await expect(handbookLink(page)).toHaveAttribute("href", "/handbook");
  await expect(versionMenu(page).button).toHaveText(/: 2027$/);
  expect(await preferred(page)).toBe("2026");

  await other.evaluate((key) => localStorage.removeItem(key), preferenceKey);
  await openPage(page, "/about");
  await expect(handbookLink(page)).toHaveAttribute("href", "/handbook");
});
