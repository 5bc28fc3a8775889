import type { Page } from "@playwright/test";
import { openPage } from "./support/openPage";
import { scrollTo } from "./support/scrollTo";
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

test("marks the heading that is being read, and none above the first", async ({
  page,
}) => {
  await openPage(page, post);
  await expect(contents(page).getByRole("link").first()).toBeVisible();
  await expect(marked(page)).toHaveCount(0);
  const texts = await headings(page).allInnerTexts();
  for (const index of [0, 1]) {
    // Its text is long; the next heading is not yet in the upper half.
    for (const further of [0, 40]) {
      await scrollTo(page, (await restOf(page, index)) + further);
      await expect(marked(page)).toHaveText(texts[index] ?? "?");
    }
  }
  // The page grows without scrolling, as by a picture that loads late.
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

test("marks the entry that is followed, and the last at the end of the page", async ({
  page,
}) => {
  await openPage(page, post);
  const links = contents(page).getByRole("link");
  expect(await links.count()).toBeGreaterThan(3);
  for (const link of await links.all()) {
    await link.click();
    await expect(link).toHaveAttribute("aria-current", "location");
    await expect(marked(page)).toHaveCount(1);
  }
  // On a tall screen it can't rise to the upper half.
  await page.setViewportSize({ width: 1280, height: 1800 });
  await scrollTo(page, 0);
  await scrollTo(page, 100_000);
  await expect(links.last()).toHaveAttribute("aria-current", "location");
});

test("on a wide screen nothing folds, and nothing seems to", async ({
  page,
}) => {
  await openPage(page, post);
  await expect(contents(page).getByText("On this page").first()).toBeVisible();
  await expect(contents(page).getByRole("link").first()).toBeVisible();
  await expect(summary(page)).toBeHidden();
});

test("long contents scroll within their column", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 320 });
  await openPage(page, post);
  await scrollTo(page, 100_000);
  await expect(marked(page)).toHaveCount(1);
  await scrollTo(page, await restOf(page, 5));
  await expect(marked(page)).toHaveText(
    (await headings(page).nth(5).innerText()) || "?",
  );
  await expect(marked(page)).toBeInViewport({ ratio: 1 });
  const box = await contents(page).boundingBox();
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(321);
});

test.describe("at 390 px", () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test("folds and unfolds by keyboard, and shows all while the window is wide", async ({
    page,
  }) => {
    await openPage(page, post);
    const link = contents(page).locator("a:visible").first();
    await expect(link).toBeHidden();
    await summary(page).focus();
    await page.keyboard.press("Enter");
    await expect(link).toBeVisible();
    await page.keyboard.press("Space");
    await expect(link).toBeHidden();
    await page.setViewportSize({ width: 996, height: 800 });
    await expect(link).toBeVisible();
    await page.setViewportSize({ width: 995, height: 800 });
    await expect(link).toBeHidden();
  });

  test("unfolds as fast as its height asks for, and at once with reduced motion", async ({
    page,
  }) => {
    await openPage(page, post);
    const details = contents(page).locator("details");
    const press = () =>
      details.evaluate((node) => {
        const height = node.getBoundingClientRect().height;
        node.querySelector("summary")?.click();
        const [motion] = node.getAnimations();
        const duration = Number(motion?.effect?.getTiming().duration);
        motion?.finish();
        return {
          duration,
          height: Math.abs(node.getBoundingClientRect().height - height),
        };
      });
    expect((await press()).duration).toBe(1);
    await page.emulateMedia({ reducedMotion: "no-preference" });
    await expect(details.locator("ol")).toBeVisible();
    const { duration } = await press();
    expect(duration).toBeGreaterThan(190);
    await expect(details).not.toHaveAttribute("open");
    const { duration: again, height } = await press();
    expect(again).toBe(duration);
    expect(again).toBe(
      Math.round(10 * (4 + 15 * (height / 36) ** 0.25 + height / 180)),
    );
  });
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the contents can be reached", async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(post);
    await summary(page).click();
    await contents(page).getByRole("link").first().click();
    await expect(headings(page).first()).toBeInViewport();
  });
});
