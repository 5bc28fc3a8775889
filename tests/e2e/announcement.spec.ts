import type { Page } from "@playwright/test";
import { siteConfig } from "../../src/config/resolved";
import { storageKeys } from "../../src/state/storageKeys";
import { layoutShifts, watchLayoutShifts } from "./support/layoutShift";
import { openPage } from "./support/openPage";
import { expect, test } from "./support/test";

const bar = (page: Page) => page.getByRole("region", { name: "Announcement" });
const close = (page: Page) =>
  page.getByRole("button", { name: "Close announcement" });
const storedFlags = (page: Page) =>
  page.evaluate(
    ([id, dismissed]) => [
      localStorage.getItem(id),
      localStorage.getItem(dismissed),
    ],
    [storageKeys.announcementId, storageKeys.announcementDismissed] as const,
  );

/** Puts flags into storage before the page's first load. */
const rememberDismissal = (page: Page, id: string) =>
  page.addInitScript(
    ([idKey, dismissedKey, value]) => {
      if (sessionStorage.getItem("prepared")) return;
      localStorage.setItem(idKey, value);
      localStorage.setItem(dismissedKey, "true");
      sessionStorage.setItem("prepared", "true");
    },
    [
      storageKeys.announcementId,
      storageKeys.announcementDismissed,
      id,
    ] as const,
  );

const { id = "" } = siteConfig.announcementBar ?? {};

test("stays closed once closed, and leaves no gap behind", async ({ page }) => {
  await watchLayoutShifts(page);
  await openPage(page, "/");
  await expect(bar(page)).toBeVisible();
  await close(page).click();
  await expect(bar(page)).toBeHidden();
  expect(await storedFlags(page)).toEqual([id, "true"]);

  await openPage(page, "/");
  await expect(bar(page)).toBeHidden();
  expect(await layoutShifts(page)).toEqual([]);
  const top = await page.locator("header").first().boundingBox();
  expect(top?.y).toBe(0);
});

test("is hidden before any script has run", async ({ page }) => {
  await rememberDismissal(page, id);
  await page.route(/\.js$/, (route) => route.abort("aborted"));
  await page.goto("/", { waitUntil: "domcontentloaded" });
  await expect(page.locator("h1")).toBeVisible();
  await expect(bar(page)).toBeHidden();
});

test("shows again when there is a new one", async ({ page }) => {
  await rememberDismissal(page, "of-last-year");
  await openPage(page, "/");
  await expect(bar(page)).toBeVisible();
  expect(await storedFlags(page)).toEqual([id, null]);
  await page.reload();
  await expect(bar(page)).toBeVisible();
});

test("closes by keyboard, and all tabs follow", async ({ context }) => {
  const [one, other] = [await context.newPage(), await context.newPage()];
  await openPage(one, "/");
  await openPage(other, "/about");
  await close(one).focus();
  await one.keyboard.press("Enter");
  await expect(bar(one)).toBeHidden();
  await expect(bar(other)).toBeHidden();
});
