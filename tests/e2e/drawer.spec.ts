import type { Page } from "@playwright/test";
import { drawerOf } from "./support/drawer";
import { follow, openPage, waitForReact } from "./support/openPage";
import { scrollTo, scrollTop } from "./support/scrollTo";
import { expect, test } from "./support/test";

test.use({ viewport: { width: 390, height: 844 } });

test("takes the focus, keeps it and gives it back", async ({ page }) => {
  await openPage(page, "/about");
  const { menuButton, drawer, close } = drawerOf(page);
  await expect(menuButton).toHaveAttribute("aria-expanded", "false");
  await menuButton.press("Enter");
  await expect(close).toBeFocused();

  const seen: string[] = [];
  for (let step = 0; step < 20; step++) {
    await page.keyboard.press("Tab");
    const focus = await page.evaluate(() => {
      const { activeElement } = document;
      const isOutside =
        activeElement !== document.body && !activeElement?.closest("dialog");
      return `${isOutside ? "outside: " : ""}${activeElement?.textContent}`;
    });
    seen.push(focus);
  }
  expect(seen.filter((text) => text.startsWith("outside"))).toEqual([]);
  expect(seen).toEqual(expect.arrayContaining(["About", "Deutsch", "Close"]));

  // The colour mode is changed from within.
  await drawer.getByRole("button", { name: /dark and light mode/ }).click();
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
  await expect(drawer).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(drawer).toBeHidden();
  await expect(menuButton).toBeFocused();
  await expect(menuButton).toHaveAttribute("aria-expanded", "false");
});

test("holds the page behind still @ci", async ({ page }) => {
  await openPage(page, "/blog/accessible-forms");
  await scrollTo(page, 600);
  const { menuButton, drawer, close } = drawerOf(page);
  await menuButton.click();
  await expect(drawer).toBeVisible();
  await page.mouse.move(20, 400);
  await page.mouse.wheel(0, 800);
  await page.keyboard.press("End");
  // Behind the veil nothing can be pressed, nor reached by script.
  const link = page.locator("main a").first();
  await link.evaluate((node) => node.focus());
  await expect(page.locator("dialog :focus")).toHaveCount(1);

  await close.click();
  expect(await scrollTop(page)).toBe(600);
  await page.mouse.wheel(0, 800);
  await expect.poll(() => scrollTop(page)).toBeGreaterThan(900);
});

test("shows the recent posts first on the blog @ci", async ({ page }) => {
  await openPage(page, "/blog");
  const { menuButton, main, back, recent, close } = drawerOf(page);
  const turn = main.getByRole("button", { name: "Recent posts" });
  await expect(page.locator("main aside")).toBeHidden();
  // On every opening.
  for (let opening = 0; opening < 2; opening++) {
    await menuButton.click();
    await expect(recent).toBeInViewport();
    await expect(main).toBeHidden();
    await back.press("Enter");
    await expect(main).toBeInViewport();
    await expect(recent).toBeHidden();
    await expect(page.locator("dialog :focus")).toHaveText("Recent posts");
    await close.click();
  }
  await menuButton.click();
  await back.click();
  await turn.click();
  await expect(back).toBeFocused();
  await recent.getByRole("link").first().click();
  await expect(page.locator("main .prose").first()).toBeVisible();

  // Where a page adds nothing, the main menu is all there is.
  await follow(page, "/about");
  await menuButton.click();
  await expect(main).toBeInViewport();
  await expect(back).toBeHidden();
  await expect(turn).toHaveCount(0);
});

const ways: Record<string, (page: Page) => Promise<unknown>> = {
  Escape: (page) => page.keyboard.press("Escape"),
  "a press beside it": (page) => page.mouse.click(20, 500),
  "the link to this page": (page) =>
    drawerOf(page).main.getByRole("link", { name: "About" }).press("Enter"),
  "Back and Forward": async (page) => {
    await page.goBack();
    await expect(page).toHaveURL("/imprint");
    await expect(drawerOf(page).drawer).toBeHidden();
    await page.goForward();
  },
  "a wide window": async (page) => {
    const { drawer, menuButton } = drawerOf(page);
    const banner = page.getByRole("banner");
    const nav = banner.getByRole("navigation", { name: "Main navigation" });
    await page.setViewportSize({ width: 996, height: 800 });
    await expect(drawer).toHaveCount(0);
    await expect(menuButton).toBeHidden();
    await expect(nav).toBeVisible();
    await page.setViewportSize({ width: 995, height: 800 });
    await expect(menuButton).toHaveAttribute("aria-expanded", "false");
    await expect(nav).toBeHidden();
    await page.setViewportSize({ width: 390, height: 844 });
  },
  "a reload": async (page) => {
    await page.reload();
    await waitForReact(page);
  },
};

test("closes, and leaves the history as it was", async ({ page }) => {
  await openPage(page, "/imprint");
  await follow(page, "/about");
  const { menuButton, drawer } = drawerOf(page);
  for (const [way, closeBy] of Object.entries(ways))
    await test.step(way, async () => {
      await menuButton.click();
      await expect(drawer).toBeVisible();
      await closeBy(page);
      await expect(drawer).toBeHidden();
      await expect(page).toHaveURL("/about");
      await expect(page.locator("html")).not.toHaveCSS("overflow", "hidden");
      await page.goBack();
      await expect(page).toHaveURL("/imprint");
      await page.goForward();
      await expect(page).toHaveURL("/about");
      await expect(drawer).toBeHidden();
    });
  // A press that only ends beside it does not.
  await menuButton.click();
  await page.mouse.move(300, 700);
  await page.mouse.down();
  await page.mouse.move(20, 700);
  await page.mouse.up();
  await expect(drawer).toBeVisible();
});

test("closes when an entry is chosen @ci", async ({ page }) => {
  await openPage(page, "/about");
  const { main, drawer, menuButton } = drawerOf(page);
  await menuButton.click();
  await main.getByRole("link", { name: "Deutsch" }).click();
  await expect(page).toHaveURL("/de/about");
  await expect(page.getByRole("dialog")).toBeHidden();
  await page.goBack();
  await expect(page).toHaveURL("/about");

  // Dropdowns are folded, save the one that the visitor is in.
  await menuButton.click();
  const archive = main.getByRole("link", { name: "Archive" });
  await expect(archive).toBeHidden();
  await main.locator("summary", { hasText: "More under Blog" }).press("Space");
  await archive.click();
  await expect(page).toHaveURL("/blog/archive");
  await expect(drawer).toBeHidden();
  await menuButton.click();
  await expect(archive).toHaveAttribute("aria-current", "page");
  await expect(archive).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(drawer).toBeHidden();
  await page.goBack();
  await expect(page).toHaveURL("/about");
});

test.describe("by touch", () => {
  test.use({ isMobile: true, hasTouch: true });

  test("two fingers enlarge it @ci", async ({ page }) => {
    await openPage(page, "/about");
    const { menuButton, drawer } = drawerOf(page);
    await menuButton.tap();
    await expect(drawer).toBeVisible();
    const client = await page.context().newCDPSession(page);
    for (const reach of [20, 60, 100]) {
      const touchPoints = [-1, 1].map((side, id) => ({
        id,
        x: 230 + side * reach,
        y: 400,
      }));
      const type = reach === 20 ? "touchStart" : "touchMove";
      await client.send("Input.dispatchTouchEvent", { type, touchPoints });
    }
    const scale = () => page.evaluate(() => window.visualViewport?.scale);
    await expect.poll(scale).toBeGreaterThan(1.5);
  });
});
