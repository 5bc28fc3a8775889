import type { Locator, Page } from "@playwright/test";
import { navigate, openPage } from "./support/openPage";
import { scrollTo } from "./support/scrollTo";
import { expect, test } from "./support/test";

const path = "/writing";

test("a card leads to its page, wherever it is pressed @ci", async ({
  page,
}) => {
  await openPage(page, "/handbook");
  const card = page.locator(".card", { has: page.locator("a") }).first();
  const to = await card.getByRole("link").getAttribute("href");
  await card.scrollIntoViewIfNeeded();
  const box = await card.boundingBox();
  if (!to || !box) throw new Error("There is no card.");
  await page.mouse.click(box.x + box.width - 4, box.y + box.height - 4);
  await expect(page).toHaveURL(to);
});

test("on a phone, what scrolls fades where it goes on and has a name, and a gallery is large @ci", async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 844 });
  await openPage(page, path);
  const fadesOf = (region: Locator) =>
    region.evaluate((node) => {
      const style = getComputedStyle(node);
      return ["--passed", "--after"].map((name) =>
        style.getPropertyValue(name),
      );
    });
  for (const name of [".code-figure > pre[tabindex]", ".diagram-scroll"]) {
    const region = page.locator(name).first();
    await region.scrollIntoViewIfNeeded();
    expect(await fadesOf(region)).toEqual(["0px", "2rem"]);
    await region.evaluate((node) => node.scrollBy(10_000, 0));
    await expect.poll(() => fadesOf(region)).toEqual(["2rem", "0px"]);
  }

  await expect(page.locator(".code-tools").last()).toBeAttached();
  const scrolling = await page.locator("main *").evaluateAll((nodes) =>
    nodes
      .filter(
        (node) =>
          node.scrollWidth > node.clientWidth &&
          /auto|scroll/.test(getComputedStyle(node).overflowX),
      )
      .map((node) => {
        // Tabs are reached by keyboard themselves.
        const isReached = node.matches(
          "[role=tablist], [tabindex='0'][aria-label]",
        );
        return isReached ? "" : node.outerHTML.slice(0, 80);
      }),
  );
  expect(scrolling.length).toBeGreaterThan(3);
  expect(scrolling.filter(Boolean)).toEqual([]);

  await page.setViewportSize({ width: 390, height: 844 });
  const images = page.locator(".gallery[data-layout=rows] img:visible");
  const widths = await images.evaluateAll((all) =>
    all.map(({ clientWidth }) => clientWidth),
  );
  expect(widths).toHaveLength(3);
  for (const width of widths) expect(width).toBeGreaterThan(0.45 * 350);
  await images.first().click();
  const box = await page.getByRole("dialog").locator("img").boundingBox();
  expect(box?.width).toBeGreaterThan(300);
  expect(box?.x).toBeGreaterThanOrEqual(0);
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(390);
});

test("an animation stands still where that is wanted @ci", async ({ page }) => {
  const moving = page.locator("main img[src$='.gif']");
  const still = page.locator("main img[src^='data:image/png']");
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await openPage(page, path);
  await moving.scrollIntoViewIfNeeded();
  await expect(moving).toHaveJSProperty("complete", true);
  await expect(still).toHaveCount(0);
  await page.emulateMedia({ reducedMotion: "reduce" });
  await openPage(page, path);
  await page.getByAltText("A bar that grows").scrollIntoViewIfNeeded();
  await expect(still).toHaveCount(1);
  await expect(moving).toHaveCount(0);
});

const hosts =
  /^https:\/\/(?:www\.)?(?:youtube|youtube-nocookie|vimeo|player\.vimeo)\.com\//;

/** Answers providers with a page of ours, and notes what they were asked for. */
async function stub(page: Page): Promise<string[]> {
  const asked: string[] = [];
  await page.route(hosts, (route) => {
    asked.push(route.request().url());
    return route.fulfill({
      contentType: "text/html",
      body: '<!doctype html><html lang="en"><title>Player</title><button>Pause</button>',
    });
  });
  return asked;
}

test.describe("an embed", () => {
  test.use({ expectedProblems: [/asked another host|sandbox/] });

  test("asks nobody before a click, and takes its place", async ({ page }) => {
    const asked = await stub(page);
    await openPage(page, path);
    const height = await page.evaluate(() => document.body.scrollHeight);
    for (let y = 0; y < height; y += 600) await scrollTo(page, y);
    const button = page.getByRole("button", { name: /^Play video/ }).first();
    await button.hover();
    await button.focus();
    await page.waitForLoadState("networkidle");
    expect(asked).toEqual([]);
    const early = page.locator('link[rel*="pre"][href*="youtu"], iframe');
    await expect(early).toHaveCount(0);
    // Nor does our own video load before it is played.
    const loaded = await page
      .locator(".video video")
      .evaluate((video: HTMLVideoElement) => video.buffered.length);
    expect(loaded).toBe(0);

    const box = page.locator(".embed-box").first();
    const before = await box.boundingBox();
    await page.keyboard.press("Enter");
    const frame = page.locator("iframe");
    await expect(frame).toHaveAttribute("title", "Big Buck Bunny");
    await expect(frame).toBeFocused();
    await expect(frame).not.toHaveAttribute("sandbox", /allow-top-navigation/);
    await expect(page.frameLocator("iframe").getByText("Pause")).toBeVisible();
    expect(asked).toEqual([
      "https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ?autoplay=1&rel=0&start=30",
    ]);
    expect(await box.boundingBox()).toEqual(before);
    await navigate(page, "/about");
    await expect(page).toHaveURL(/\/about$/);
    await expect(frame).toHaveCount(0);
  });
});
