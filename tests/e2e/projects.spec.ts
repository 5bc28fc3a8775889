import { openPage } from "./support/openPage";
import { expect, test } from "./support/test";

test("the picture of a project leads to it, and the keyboard does by its title", async ({
  page,
}) => {
  await openPage(page, "/projects");
  const first = page.getByRole("article").first();
  // The link lies over it.
  await first.getByRole("img").click({ force: true });
  await expect(page).toHaveURL("/projects/month-end");
  await page.goBack();
  // The old page stays until the other one is ready.
  await expect(page.locator("h1")).toHaveText("Projects");
  await first.getByRole("link").focus();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/projects/month-end");
});

test("a picture of the gallery can be enlarged", async ({ page }) => {
  await openPage(page, "/projects/month-end");
  const figure = page.getByRole("figure", { name: "Each square is a page" });
  await figure.getByRole("button", { name: "Enlarge picture" }).click();
  await expect(page.getByRole("dialog")).toContainText("Each square");
});

// On a phone these two, both wide, stand one below the other.
for (const width of [1440, 820])
  test(`the gallery has rows of one height, each picture whole, at ${width} pixels`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await openPage(page, "/projects/month-end");
    const images = page.locator(".gallery img:visible");
    await expect(images).toHaveCount(2);
    const boxes = await images.evaluateAll((nodes) =>
      (nodes as HTMLImageElement[]).map((image) => {
        const { width, height, top } = image.getBoundingClientRect();
        const own = Number(image.getAttribute("width"));
        const shape = own / Number(image.getAttribute("height"));
        return { width, height, top, shape };
      }),
    );
    for (const { width, height, shape } of boxes)
      expect(width / height).toBeCloseTo(shape, 1);
    const [first, second] = boxes;
    expect(second?.top).toBeCloseTo(first?.top ?? 0, 0);
    expect(second?.height).toBeCloseTo(first?.height ?? 0, 0);
  });

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("the gallery is the same, and a strip scrolls", async ({ page }) => {
    await page.goto("/writing");
    const rows = page.locator('.gallery[data-layout="rows"] img:visible');
    await expect(rows).toHaveCount(3);
    const strip = page.getByRole("group", { name: "Pictures" });
    await strip.focus();
    await page.keyboard.press("ArrowRight");
    await expect
      .poll(() => strip.evaluate((node) => node.scrollLeft))
      .toBeGreaterThan(0);
  });
});

const isPlaying = (video: HTMLVideoElement) =>
  video.muted && !video.paused && video.currentTime > 0;

test("the video of a project plays without sound while it is in view, until a reader stops it", async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await openPage(page, "/projects/booking-form");
  const video = page.locator("video");
  await expect.poll(() => video.evaluate(isPlaying)).toBe(true);
  await video.evaluate((element: HTMLVideoElement) => element.pause());
  const isPaused = () =>
    video.evaluate((element: HTMLVideoElement) => element.paused);
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  await expect(video).not.toBeInViewport();
  await page.evaluate(() => scrollTo(0, 0));
  await expect(video).toBeInViewport();
  expect(await isPaused()).toBe(true);
});

test("with less motion the video is not loaded before it is asked for", async ({
  page,
}) => {
  const files: string[] = [];
  page.on("request", (request) => files.push(request.url()));
  await openPage(page, "/projects/booking-form");
  const video = page.locator("video");
  await expect(video).toHaveAttribute("controls", "");
  await page.waitForLoadState("networkidle");
  expect(files.filter((file) => file.endsWith(".webm"))).toEqual([]);
  await video.evaluate((element: HTMLVideoElement) => element.play());
  await expect.poll(() => video.evaluate(isPlaying)).toBe(true);
});
