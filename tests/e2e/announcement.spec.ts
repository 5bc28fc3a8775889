import type { Page } from "@playwright/test";
import { siteConfig } from "../../src/config/resolved";
import { storageKeys } from "../../src/theme/state/storageKeys";
import { hold } from "./support/hold";
import { layoutShifts, watchLayoutShifts } from "./support/layoutShift";
import { openPage, waitForReact } from "./support/openPage";
import { stored } from "./support/storage";
import { expect, test } from "./support/test";

const { announcementId, announcementDismissed } = storageKeys;
const bar = (page: Page) => page.getByRole("region", { name: "Announcement" });
const close = (page: Page) =>
  page.getByRole("button", { name: "Close announcement" });
const storedFlags = async (page: Page) => [
  await stored(page, announcementId),
  await stored(page, announcementDismissed),
];

/** Puts flags into storage before the page's first load. */
const rememberDismissal = (page: Page, id: string) =>
  page.addInitScript(
    ([idKey, dismissedKey, value]) => {
      if (sessionStorage.getItem("prepared")) return;
      localStorage.setItem(idKey, value);
      localStorage.setItem(dismissedKey, "true");
      sessionStorage.setItem("prepared", "true");
    },
    [announcementId, announcementDismissed, id] as const,
  );

const { id = "" } = siteConfig.announcementBar ?? {};

test("closes by keyboard in all tabs, stays closed, and leaves no gap", async ({
  page,
  context,
}) => {
  const other = await context.newPage();
  await openPage(other, "/about");
  await expect(bar(other)).toBeVisible();
  await watchLayoutShifts(page);
  await openPage(page, "/");
  await close(page).focus();
  await page.keyboard.press("Enter");
  await expect(bar(page)).toBeHidden();
  await expect(page.locator("header a").first()).toBeFocused();
  await expect(bar(other)).toBeHidden();
  expect(await storedFlags(page)).toEqual([id, "true"]);

  // Before any script has run.
  await page.route(/\.js$/, (route) => route.abort("aborted"));
  await page.goto("/", { waitUntil: "domcontentloaded" });
  await expect(page.locator("h1")).toBeVisible();
  await expect(bar(page)).toBeHidden();
  await page.unrouteAll();
  await openPage(page, "/");
  await expect(bar(page)).toBeHidden();
  expect(await layoutShifts(page)).toEqual([]);
  const top = await page.locator("header").first().boundingBox();
  expect(top?.y).toBe(0);
});

test("a new one shows, and nothing moves @ci", async ({ page }) => {
  await rememberDismissal(page, "of-last-year");
  await watchLayoutShifts(page);
  const scripts = await hold(page, /\.js$/);
  await page.goto("/", { waitUntil: "commit" });
  await expect(bar(page)).toBeVisible();
  await scripts.release();
  await waitForReact(page);
  await expect(bar(page)).toBeVisible();
  expect(await storedFlags(page)).toEqual([id, null]);
  expect(await layoutShifts(page)).toEqual([]);
});

test("a page built before hides what has lapsed @ci", async ({ page }) => {
  const availability = page.getByText("Free from February 2099");
  await openPage(page, "/");
  await expect(availability).toBeVisible();
  await page.clock.setFixedTime(new Date("2100-01-01T12:00Z"));
  await openPage(page, "/");
  await expect(bar(page)).toBeHidden();
  await expect(availability).toBeHidden();
});
