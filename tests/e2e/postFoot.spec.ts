import type { Page } from "@playwright/test";
import { layoutShifts, watchLayoutShifts } from "./support/layoutShift";
import { openPage } from "./support/openPage";
import { expect, test } from "./support/test";

const post = "/blog/reading-a-contract";
const url = (path: string) => `https://www.example.com${path}`;
const footer = (page: Page) => page.locator("article footer");
const copyLink = (page: Page) =>
  footer(page).getByRole("button", { name: "Copy link" });
const shareButton = (page: Page) =>
  footer(page).getByRole("button", { name: "Share with …" });
const said = (page: Page) => footer(page).getByRole("status");

test("the foot stands in order", async ({ page }) => {
  await openPage(page, "/blog/moving-a-million-rows");
  const text = await page.locator("article").innerText();
  const foot = text.slice(text.lastIndexOf("Tags\n"));
  const places = [
    "Back end",
    "Edit this page",
    "Copy link",
    "Postgres at work",
    "Related posts",
    "Older post",
  ].map((words) => foot.indexOf(words));
  expect(places).not.toContain(-1);
  expect(places).toEqual([...places].sort((a, b) => a - b));
});

test("copies the address, without query and hash", async ({
  page,
  context,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  // A text that is there in the other language only.
  const path = "/de/blog/working-across-time-zones";
  await openPage(page, `${path}?from=mail#main`);
  await footer(page).getByRole("button", { name: "Link kopieren" }).click();
  await expect(said(page)).toHaveText("Link kopiert");
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    url(path),
  );
  await expect(said(page)).toBeEmpty();
});

test("shows the address, selected, where copying is refused; by keyboard", async ({
  page,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, "clipboard", { value: undefined });
    Reflect.deleteProperty(Navigator.prototype, "share");
  });
  await openPage(page, post);
  await expect(shareButton(page)).toBeHidden();
  await copyLink(page).focus();
  await page.keyboard.press("Enter");
  const address = footer(page).getByRole("textbox");
  await expect(address).toBeFocused();
  await expect(address).toHaveValue(url(post));
  await expect(said(page)).toHaveText(/^Your browser does not let/);
  const selected = await address.evaluate((input: HTMLInputElement) =>
    input.value.slice(input.selectionStart ?? 0, input.selectionEnd ?? 0),
  );
  expect(selected).toBe(url(post));
});

declare global {
  interface Window {
    shared: ShareData[];
  }
}

test("the system's share sheet is offered where there is one, and nothing moves for it", async ({
  page,
}) => {
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

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the foot offers only what works", async ({ page }) => {
    await page.goto(post);
    await expect(footer(page).getByText("Edit this page")).toBeVisible();
    await expect(footer(page).getByText("Copy link")).toBeHidden();
    await expect(footer(page).locator("button:visible")).toHaveCount(0);
    const parts = page.getByRole("navigation", { name: "Series" });
    await parts.getByRole("link", { name: "What to charge" }).click();
    await expect(page).toHaveURL(/\/blog\/what-to-charge$/);
  });
});

test("the series is reached and followed by keyboard", async ({ page }) => {
  await openPage(page, post);
  const place = page.getByRole("link", {
    name: "Part 3 of 3 of the series “Before the work begins”",
  });
  await place.focus();
  await page.keyboard.press("Enter");
  const parts = page.getByRole("navigation", { name: "Series" });
  await expect(parts).toBeInViewport();
  const links = parts.getByRole("link");
  await expect(links).toHaveText([
    "What to charge",
    "Estimating without guessing",
    "Reading a contract before you sign it",
  ]);
  await expect(links.last()).toHaveAttribute("aria-current", "page");
  await page.keyboard.press("Tab");
  await expect(links.first()).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.locator("h1")).toHaveText("What to charge");
  await expect(
    page.getByRole("link", { name: /^Part 1 of 3 of the series/ }),
  ).toBeVisible();
});
