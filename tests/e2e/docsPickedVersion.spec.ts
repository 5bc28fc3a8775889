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

test("without a choice the bar leads to the last version, in a version it stays there", async ({
  page,
}) => {
  await openPage(page, "/about");
  await expect(handbookLink(page)).toHaveAttribute("href", "/handbook");
  expect(await preferred(page)).toBeNull();
  await openPage(page, "/handbook/2026/work/chat");
  await expect(handbookLink(page)).toHaveAttribute("href", "/handbook/2026");
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
