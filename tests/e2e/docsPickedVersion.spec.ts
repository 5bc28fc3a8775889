import type { Page } from "@playwright/test";
import { blockStorage } from "./support/blockStorage";
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

const withPick = (page: Page, name: string) =>
  page.addInitScript(([slot, value]) => localStorage.setItem(slot, value), [
    preferenceKey,
    name,
  ] as const);

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

  // A page of another version counts more than the choice.
  await openPage(page, "/handbook");
  await expect(handbookLink(page)).toHaveAttribute("href", "/handbook");
  expect(await preferred(page)).toBe("2026");

  await other.evaluate((key) => localStorage.removeItem(key), preferenceKey);
  await openPage(page, "/about");
  await expect(handbookLink(page)).toHaveAttribute("href", "/handbook");
});

test("a version that is gone is forgotten", async ({ page }) => {
  await page.addInitScript((key) => {
    if (sessionStorage.getItem("was-here")) return;
    sessionStorage.setItem("was-here", "yes");
    localStorage.setItem(key, "2019");
  }, preferenceKey);
  await openPage(page, "/about");
  await expect(handbookLink(page)).toHaveAttribute("href", "/handbook");
  await expect.poll(() => preferred(page)).toBeNull();
});

test("garbage in storage changes nothing", async ({ page }) => {
  await withPick(page, '"><script>');
  await openPage(page, "/about");
  await expect(versionMenu(page).button).toHaveText(/: 2027$/);
});

test("the bar is that of the version that was picked", async ({ page }) => {
  await withPick(page, "2026");
  await openPage(page, "/about");
  await expect(versionMenu(page).button).toHaveText(/: 2026$/);
  await expect(handbookLink(page)).toHaveAttribute("href", "/handbook/2026");
  // A page of a version is of that one, whatever was picked.
  await openPage(page, `/handbook${week}`);
  await expect(versionMenu(page).button).toHaveText(/: 2027$/);
  await expect(handbookLink(page)).toHaveAttribute("href", "/handbook");
});

for (const how of ["touched", "written"] as const) {
  test(`versions can be picked where storage throws when ${how}`, async ({
    page,
  }) => {
    await blockStorage(page, how);
    await openPage(page, `/handbook${week}`);
    await pickVersion(page, "2026");
    await expect(page).toHaveURL(`/handbook/2026${week}`);
  });
}
