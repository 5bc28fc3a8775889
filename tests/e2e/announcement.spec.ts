import type { Page } from "@playwright/test";
import { siteConfig } from "../../src/config/resolved";
import { storageKeys } from "../../src/state/storageKeys";
import { blockStorage } from "./support/blockStorage";
import { layoutShifts, watchLayoutShifts } from "./support/layoutShift";
import { openPage, waitForReact } from "./support/openPage";
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

test("hands the focus on to the bar below", async ({ page }) => {
  await openPage(page, "/");
  await close(page).focus();
  await page.keyboard.press("Enter");
  await expect(page.locator("header a").first()).toBeFocused();
});

for (const how of ["touched", "written"] as const) {
  test(`closes for the visit where storage throws when ${how}`, async ({
    page,
  }) => {
    await blockStorage(page, how);
    await openPage(page, "/");
    await close(page).click();
    await expect(bar(page)).toBeHidden();
    await page.getByRole("link", { name: "About" }).first().click();
    await expect(page).toHaveURL(/about$/);
    await expect(bar(page)).toBeHidden();
  });
}

test("garbage in storage counts as not closed", async ({ page }) => {
  await page.addInitScript(
    ([idKey, dismissedKey, value]) => {
      localStorage.setItem(idKey, value);
      localStorage.setItem(dismissedKey, '{"dismissed":1}');
    },
    [
      storageKeys.announcementId,
      storageKeys.announcementDismissed,
      id,
    ] as const,
  );
  await openPage(page, "/");
  await expect(bar(page)).toBeVisible();
});

test("a new one shows before any script, and nothing moves", async ({
  page,
}) => {
  await rememberDismissal(page, "of-last-year");
  await watchLayoutShifts(page);
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(/\.js$/, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto("/", { waitUntil: "commit" });
  await expect(bar(page)).toBeVisible();
  release();
  await waitForReact(page);
  await expect(bar(page)).toBeVisible();
  expect(await layoutShifts(page)).toEqual([]);
});

test("a tab with the last announcement does not close the next one", async ({
  context,
}) => {
  const [old, next] = [await context.newPage(), await context.newPage()];
  await openPage(old, "/");
  await openPage(next, "/about");
  // As the next build would, on its first load.
  await next.evaluate((key) => {
    localStorage.setItem(key, "of-next-year");
  }, storageKeys.announcementId);
  await close(old).click();
  await expect(bar(old)).toBeHidden();
  expect(await storedFlags(next)).toEqual(["of-next-year", null]);
});

test("is not printed", async ({ page }) => {
  await openPage(page, "/");
  await page.emulateMedia({ media: "print" });
  await expect(bar(page)).toBeHidden();
});

for (const mode of ["light", "dark"]) {
  for (const isClosed of [false, true]) {
    for (const width of [390, 1280]) {
      const state = isClosed ? "closed" : "open";
      test(`nothing moves with it ${state}, ${mode}, ${width} px`, async ({
        page,
      }) => {
        await page.setViewportSize({ width, height: 844 });
        await page.addInitScript(
          ([key, value]) => {
            localStorage.setItem(key, value);
          },
          [storageKeys.colorMode, mode] as const,
        );
        if (isClosed) await rememberDismissal(page, id);
        await watchLayoutShifts(page);
        await openPage(page, "/de");
        const german = page.getByRole("region", { name: "Ankündigung" });
        await expect(german).toBeVisible({ visible: !isClosed });
        expect(await layoutShifts(page)).toEqual([]);
      });
    }
  }
}

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("it is there, without a button that could do nothing", async ({
    page,
  }) => {
    await page.goto("/");
    await expect(bar(page)).toBeVisible();
    await expect(close(page)).toBeHidden();
  });
});
