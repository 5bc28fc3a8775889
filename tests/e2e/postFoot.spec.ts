import type { Page } from "@playwright/test";
import { layoutShifts, watchLayoutShifts } from "./support/layoutShift";
import { openPage } from "./support/openPage";
import { copied } from "./support/storage";
import { expect, test } from "./support/test";

const post = "/blog/reading-a-contract";
const url = (path: string) => `https://www.example.com${path}`;
const footer = (page: Page) => page.locator("article footer");
const copyLink = (page: Page) =>
  footer(page).getByRole("button", { name: "Copy link" });
const shareButton = (page: Page) =>
  footer(page).getByRole("button", { name: "Share with …" });
const said = (page: Page) => footer(page).getByRole("status");

test("copies the address, without query and hash", async ({ page }) => {
  // A text that is there in the other language only.
  const path = "/de/blog/working-across-time-zones";
  await openPage(page, `${path}?from=mail#main`);
  await footer(page).getByRole("button", { name: "Link kopieren" }).click();
  await expect(said(page)).toHaveText("Link kopiert");
  expect(await copied(page)).toBe(url(path));
  await expect(said(page)).toBeEmpty();
});

declare global {
  interface Window {
    shared: ShareData[];
  }
}

test("offers the system's sharing, and moves nothing", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.addInitScript(() => {
    window.shared = [];
    Object.defineProperty(navigator, "share", {
      value: (data: ShareData) => {
        window.shared.push(data);
        return Promise.reject(new DOMException("closed", "AbortError"));
      },
    });
  });
  await watchLayoutShifts(page);
  await openPage(page, post);
  await shareButton(page).scrollIntoViewIfNeeded();
  await page.reload();
  await expect(shareButton(page)).toBeVisible();
  expect(await layoutShifts(page)).toEqual([]);
  await shareButton(page).click();
  await shareButton(page).click();
  expect(await page.evaluate(() => window.shared)).toEqual(
    Array(2).fill({
      title: "Reading a contract before you sign it",
      url: url(post),
    }),
  );
  await expect(said(page)).toBeEmpty();
});

test("stands in order, works without a clipboard", async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, "clipboard", { value: undefined });
    Reflect.deleteProperty(Navigator.prototype, "share");
  });
  await openPage(page, post);
  const text = await page.locator("article").innerText();
  const foot = text.slice(text.lastIndexOf("Tags\n"));
  const places = [
    "Edit this page",
    "Copy link",
    "Before the work begins",
    "Related posts",
    "Older post",
  ].map((words) => foot.indexOf(words));
  expect(places).not.toContain(-1);
  expect(places).toEqual([...places].sort((a, b) => a - b));

  // The address is shown, selected.
  await expect(shareButton(page)).toBeHidden();
  await copyLink(page).press("Enter");
  const address = footer(page).getByRole("textbox");
  await expect(address).toBeFocused();
  await expect(said(page)).toHaveText(/^Your browser does not let/);
  const selected = await address.evaluate((input: HTMLInputElement) =>
    input.value.slice(input.selectionStart ?? 0, input.selectionEnd ?? 0),
  );
  expect(selected).toBe(url(post));

  // Keys lead along the series.
  await page.getByRole("link", { name: /^Part 3 of 3/ }).press("Enter");
  const parts = page.getByRole("navigation", { name: "Series" });
  await expect(parts).toBeInViewport();
  await page.keyboard.press("Tab");
  await expect(parts.getByRole("link").first()).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.locator("h1")).toHaveText("What to charge");
  const place = page.getByRole("link", { name: /^Part 1 of 3/ });
  await expect(place).toBeVisible();
});
