import type { Page } from "@playwright/test";
import { openPage } from "./support/openPage";
import { scrollTo, scrollTop, twoFrames } from "./support/scrollTo";
import { expect, test } from "./support/test";

const post = "/blog/accessible-forms";

const contents = (page: Page) =>
  page.getByRole("navigation", { name: "On this page" });
const marked = (page: Page) =>
  contents(page).locator('[aria-current="location"]:visible');
const headings = (page: Page) => page.locator("main .prose :is(h2, h3)[id]");
const summary = (page: Page) => contents(page).locator("summary");

/** Where a heading has to be scrolled to come to rest below the bar. */
const restOf = (page: Page, index: number) =>
  headings(page)
    .nth(index)
    .evaluate((node) => {
      const padding = getComputedStyle(document.documentElement);
      const { top } = node.getBoundingClientRect();
      return top + window.scrollY - parseFloat(padding.scrollPaddingTop);
    });

test("marks the heading that is being read", async ({ page }) => {
  await openPage(page, post);
  const links = contents(page).getByRole("link");
  await expect(links.first()).toBeVisible();
  await expect(contents(page).getByText("On this page").first()).toBeVisible();
  // On a wide screen nothing seems to fold.
  await expect(summary(page)).toBeHidden();
  await expect(marked(page)).toHaveCount(0);
  const texts = await headings(page).allInnerTexts();
  expect(await links.count()).toBeGreaterThan(3);
  for (const link of await links.all()) {
    await link.click();
    await expect(link).toHaveAttribute("aria-current", "location");
    await expect(marked(page)).toHaveCount(1);
  }

  // Long contents scroll within their column, and fade where they go on.
  await page.setViewportSize({ width: 1280, height: 260 });
  await scrollTo(page, 0);
  await expect(marked(page)).toHaveCount(0);
  const fade = () =>
    contents(page).evaluate((node) =>
      getComputedStyle(node).getPropertyValue("--after"),
    );
  expect(await fade()).toBe("3rem");
  await scrollTo(page, await restOf(page, 5));
  await expect(marked(page)).toHaveText(texts[5] ?? "?");
  await expect(marked(page)).toBeInViewport({ ratio: 1 });
  const box = await contents(page).boundingBox();
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(261);
  const scrolled = () => contents(page).evaluate((node) => node.scrollTop);
  expect(await scrolled()).toBeGreaterThan(0);
  await scrollTo(page, 0);
  await expect.poll(scrolled).toBe(0);

  // The page grows without scrolling, as by a picture that loads late.
  await scrollTo(page, await restOf(page, 1));
  await page.addStyleTag({ content: "html { overflow-anchor: none }" });
  await headings(page)
    .first()
    .evaluate((node) => {
      const late = document.createElement("div");
      late.style.height = "9000px";
      node.before(late);
    });
  await expect(marked(page)).toHaveCount(0);
});

test("keys lead from entry to entry in view, and the page stays @ci", async ({
  page,
}) => {
  await openPage(page, "/writing");
  await scrollTo(page, 1500);
  const links = contents(page).getByRole("link");
  await links.first().evaluate((link) => link.focus({ preventScroll: true }));
  const count = await links.count();
  for (let step = 1; step < count; step++) {
    await page.keyboard.press("Tab");
    await twoFrames(page);
    await expect(page.locator(":focus")).toBeInViewport({ ratio: 0.5 });
    expect(await scrollTop(page)).toBe(1500);
  }
});

test("folds and unfolds on a phone, a heading's link leads there @ci", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openPage(page, post);
  const link = contents(page).locator("a:visible").first();
  await expect(link).toBeHidden();
  await summary(page).press("Enter");
  await expect(link).toBeVisible();
  await page.keyboard.press("Space");
  await expect(link).toBeHidden();
  await page.setViewportSize({ width: 996, height: 800 });
  await expect(link).toBeVisible();
  await page.setViewportSize({ width: 995, height: 800 });
  await expect(link).toBeHidden();

  await page.setViewportSize({ width: 1280, height: 800 });
  const first = page.locator("main .prose .heading").first();
  const anchor = first.getByRole("link");
  await expect(anchor).toHaveCSS("opacity", "0");
  await first.hover();
  await expect(anchor).toHaveCSS("opacity", "1");
  await page.mouse.move(0, 0);
  await page.keyboard.press("Tab");
  await anchor.focus();
  await expect(anchor).toHaveCSS("opacity", "1");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/blog\/accessible-forms#[\w-]+$/);
  const bar = await page.locator("header").first().boundingBox();
  const heading = await first.boundingBox();
  expect(heading?.y).toBeGreaterThanOrEqual((bar?.y ?? 0) + (bar?.height ?? 0));
  // It is no part of what readers select.
  const selected = await first.evaluate((node) => {
    window.getSelection()?.selectAllChildren(node);
    return window.getSelection()?.toString().trim();
  });
  expect(selected).toBe(await first.getByRole("heading").innerText());
});
