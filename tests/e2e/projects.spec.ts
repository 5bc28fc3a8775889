import { openPage } from "./support/openPage";
import { expect, test } from "./support/test";

test("picture and title of a project lead to it @ci", async ({ page }) => {
  await openPage(page, "/projects");
  const first = page.getByRole("article").first();
  // The link lies over it.
  await first.getByRole("img").click({ force: true });
  await expect(page).toHaveURL("/projects/month-end");
  await page.goBack();
  // The old page stays until the other one is ready.
  await expect(page.locator("h1")).toHaveText("Projects");
  await first.getByRole("link").press("Enter");
  await expect(page).toHaveURL("/projects/month-end");
});

test("a gallery has rows of one height or a whole grid, and opens", async ({
  page,
}) => {
  await openPage(page, "/projects/month-end");
  // On a phone these two, both wide, stand one below the other.
  for (const width of [820, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    const images = page.locator(".gallery img:visible");
    await expect(images).toHaveCount(2);
    const boxes = await images.evaluateAll((nodes) =>
      (nodes as HTMLImageElement[]).map((image) => {
        const { width, height, top } = image.getBoundingClientRect();
        const own = Number(image.getAttribute("width"));
        const shape = own / Number(image.getAttribute("height"));
        return { ratio: width / height / shape, height, top };
      }),
    );
    for (const { ratio } of boxes) expect(ratio).toBeCloseTo(1, 1);
    const [first, second] = boxes;
    expect(second?.top).toBeCloseTo(first?.top ?? 0, 0);
    expect(second?.height).toBeCloseTo(first?.height ?? 0, 0);
  }
  const figure = page.getByRole("figure", { name: "Each square is a page" });
  await figure.getByRole("button", { name: "Enlarge picture" }).click();
  await expect(page.getByRole("dialog")).toContainText("Each square");
  await page.keyboard.press("Escape");

  // No row of a grid has a hole, whatever is left over.
  const gallery = page.locator(".gallery");
  for (const count of [3, 4, 5, 7]) {
    const holes = await gallery.evaluate((node: HTMLElement, count) => {
      node.dataset.layout = "grid";
      while (node.children.length < count)
        node.append(node.firstElementChild?.cloneNode(true) ?? "");
      const ends = new Map<number, number>();
      for (const figure of node.children) {
        const { top, right } = figure.getBoundingClientRect();
        ends.set(top, right);
      }
      const { right } = node.getBoundingClientRect();
      return [...ends.values()].filter((end) => right - end > 1);
    }, count);
    expect(holes, `${count} pictures`).toEqual([]);
  }
});

const isPlaying = (video: HTMLVideoElement) =>
  video.muted && !video.paused && video.currentTime > 0;

test("the video of a project plays without sound while it is in view, until a reader stops it @ci", async ({
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

test("with less motion the video is not loaded before it is asked for @ci", async ({
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

test("figures are copied as they are seen @ci", async ({ page }) => {
  await openPage(page, "/projects/month-end");
  const copied = await page
    .locator("main section")
    .first()
    .evaluate((section) => {
      getSelection()?.selectAllChildren(section);
      return getSelection()?.toString();
    });
  expect(copied).toMatch(/^9\sh → 40\smin$/m);
});
