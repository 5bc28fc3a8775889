import { readFileSync } from "node:fs";
import { store } from "./support/colorMode";
import { layoutShifts, watchLayoutShifts } from "./support/layoutShift";
import { follow, openPage } from "./support/openPage";
import { expect, test } from "./support/test";

for (const [path, mode, width, tag] of [
  ["/", "light", 390, ""],
  ["/blog", "light", 390, "@ci"],
  ["/projects/booking-form", "dark", 1280, "@ci"],
] as const)
  test(`nothing moves on ${path}, ${mode}, ${width} px ${tag}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    await store(page, mode);
    await watchLayoutShifts(page);
    await openPage(page, path);
    await expect(page.locator("html")).toHaveAttribute("data-theme", mode);
    expect(await layoutShifts(page)).toEqual([]);
    // Pictures further down load on the way there.
    await page.mouse.wheel(0, 6_000);
    expect(await layoutShifts(page)).toEqual([]);
    const images = page.locator("main img:visible");
    expect(await images.count()).toBeGreaterThan(0);
    const large = await images.evaluateAll(
      (all, most) =>
        (all as HTMLImageElement[])
          .filter(({ naturalWidth }) => naturalWidth > most)
          .map(({ currentSrc }) => currentSrc),
      width < 400 ? 900 : 1_600,
    );
    expect(large).toEqual([]);
  });

test("what a text begins with is shown with its lead, above which it comes @ci", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const styles = readFileSync("src/components/figure/figure.css", "utf8");
  const begin = `<style>${styles}</style><main><div class="prose"><figure class="figure" data-width="side">Picture</figure>`;
  for (const [rest, visibility] of [
    ["", "hidden"],
    ["<p>The lead, in part", "hidden"],
    ["<p>The lead</p><p>", "visible"],
    ["<p>The lead</p></div></main><footer>", "visible"],
  ] as const) {
    await page.setContent(begin + rest);
    await expect(page.locator("figure")).toHaveCSS("visibility", visibility);
  }
});

test("a portrait of any shape is cut to a square @ci", async ({ page }) => {
  await openPage(page, "/blog/authors");
  const portrait = page.locator("main img").first();
  await portrait.evaluate((image: HTMLImageElement) => {
    image.height = image.width / 2;
  });
  await expect(portrait).toHaveCSS("object-fit", "cover");
  const box = await portrait.boundingBox();
  expect(box?.height).toBe(box?.width);
});

/** Lists pictures out of shape, those whose file is smaller than their place while there is a larger one, or would be in a browser without `sizes="auto"`, and those larger than any screen. */
function findUnfit(): string[] {
  return [...document.querySelectorAll<HTMLImageElement>("main img")]
    .filter((image) => image.checkVisibility())
    .flatMap((image) => {
      const taken = new URL(image.currentSrc).pathname;
      const set = [image, ...(image.parentElement?.children ?? [])]
        .map((one) => one.getAttribute("srcset") ?? "")
        .find((srcset) => srcset.includes(taken));
      if (!set) return [];
      const widthOf = (candidate = "") =>
        parseInt(candidate.split(" ")[1] ?? "0", 10);
      const candidates = set.split(/,\s+/);
      const chosen = widthOf(candidates.find((one) => one.includes(taken)));
      const largest = Math.max(...candidates.map(widthOf));
      const needed = image.clientWidth * devicePixelRatio;
      const [, pixels, share] =
        /48em\) (\d+)px, (\d+)vw/.exec(image.sizes) ?? [];
      const isWide = matchMedia("(min-width: 48em)").matches;
      const told = isWide ? Number(pixels) : (Number(share) / 100) * innerWidth;
      const isSharp =
        chosen >= Math.min(0.97 * needed, largest) &&
        !(told < 0.97 * image.clientWidth);
      const { clientWidth, clientHeight, naturalWidth, naturalHeight } = image;
      const stretch =
        (clientWidth * naturalHeight) / (clientHeight * naturalWidth || NaN);
      const isCropped = getComputedStyle(image).objectFit !== "fill";
      const isWhole = isCropped || !(Math.abs(stretch - 1) > 0.05);
      return isSharp && isWhole && largest <= 2560
        ? []
        : [`${taken}: ${chosen} for ${needed}, stretched ${stretch}`];
    });
}

test.describe("at two dots a pixel", () => {
  test.use({ deviceScaleFactor: 2 });

  test("pictures come in fitting sizes @ci", async ({ page }) => {
    test.slow();
    let count = 0;
    await openPage(page, "/contact");
    for (const path of [
      "/",
      "/about",
      "/projects",
      "/projects/month-end",
      "/blog",
      "/blog/reading-a-query-plan",
      "/writing",
    ]) {
      await page.setViewportSize({ width: 390, height: 900 });
      await follow(page, path);
      const images = page.locator("main img:visible");
      for (const width of [390, 820, 1440]) {
        await page.setViewportSize({ width, height: 900 });
        for (const image of await images.all()) {
          await image.scrollIntoViewIfNeeded();
          await expect(image).not.toHaveJSProperty("currentSrc", "");
        }
        const unfit = () => page.evaluate(findUnfit);
        await expect.poll(unfit, `${path}, ${width} px`).toEqual([]);
      }
      count += await images.count();
    }
    expect(count).toBeGreaterThan(14);
  });
});
