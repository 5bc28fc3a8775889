import type { Page } from "@playwright/test";
import { navigate, openPage } from "./support/openPage";
import { expect, test } from "./support/test";

const path = "/writing";
const hosts =
  /^https:\/\/(?:www\.)?(?:youtube|youtube-nocookie|vimeo|player\.vimeo|stackblitz)\.com\//;

/** Answers providers with a page of ours, and notes what they were asked for. */
async function stub(page: Page): Promise<string[]> {
  const asked: string[] = [];
  page.on("request", (request) => {
    if (hosts.test(request.url())) asked.push(request.url());
  });
  await page.route(hosts, (route) =>
    route.fulfill({
      contentType: "text/html",
      body: '<!doctype html><html lang="en"><title>Player</title><button>Pause</button>',
    }),
  );
  return asked;
}

const seeAll = (page: Page) =>
  page.evaluate(async () => {
    for (let y = 0; y < document.body.scrollHeight; y += 600) {
      window.scrollTo(0, y);
      await new Promise((resolve) => setTimeout(resolve, 30));
    }
  });

test("reading, pointing and tabbing through ask nobody", async ({ page }) => {
  const asked = await stub(page);
  await openPage(page, path);
  await seeAll(page);
  const button = page.getByRole("button", { name: /^Play video/ }).first();
  await button.hover();
  await button.focus();
  await page.waitForLoadState("networkidle");
  expect(asked).toEqual([]);
  expect(
    await page.locator('link[rel*="pre"][href*="youtu"], iframe').count(),
  ).toBe(0);
  // Nor does our own video, before it is played.
  expect(
    await page
      .locator(".video video")
      .evaluate((video) => (video as HTMLVideoElement).buffered.length),
  ).toBe(0);
});

test.describe("after a click", () => {
  test.use({ expectedProblems: [/asked another host|sandbox/] });

  test("the frame is loaded in its place, and has the focus", async ({
    page,
  }) => {
    const asked = await stub(page);
    await openPage(page, path);
    const box = page.locator(".embed-box").first();
    await box.scrollIntoViewIfNeeded();
    const before = await box.boundingBox();
    await box.getByRole("button").focus();
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

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("there is a link instead of a button", async ({ page }) => {
    await page.goto(path);
    await expect(page.locator(".embed-load").first()).toBeHidden();
    await expect(
      page.getByRole("link", { name: /Open on YouTube/ }),
    ).toHaveAttribute(
      "href",
      "https://www.youtube.com/watch?v=aqz-KE-bpKQ&t=30s",
    );
  });
});
