import { openPage } from "./support/openPage";
import { expect, test } from "./support/test";

const pages = [
  "/",
  "/about",
  "/projects",
  "/projects/month-end",
  "/blog",
  "/blog/reading-a-query-plan",
  "/writing",
];

/** Finds pictures that are enlarged although there is a larger file, and files that are wider than any screen shows. */
function findBlurred(): string[] {
  return [...document.querySelectorAll<HTMLImageElement>("main img")]
    .filter((image) => image.checkVisibility())
    .flatMap((image) => {
      const taken = new URL(image.currentSrc).pathname;
      const set = [image, ...(image.parentElement?.children ?? [])]
        .map((one) => one.getAttribute("srcset") ?? "")
        .find((srcset) => srcset.includes(taken));
      if (!set) return [];
      const widthOf = (candidate: string | undefined) =>
        parseInt(candidate?.split(" ")[1] ?? "0", 10);
      const candidates = set.split(/,\s+/);
      const chosen = widthOf(candidates.find((one) => one.includes(taken)));
      const largest = Math.max(...candidates.map(widthOf));
      const needed = 0.97 * image.clientWidth * devicePixelRatio;
      const isSharp = chosen >= Math.min(needed, largest);
      return isSharp && largest <= 2560 ? [] : [`${taken}: ${needed}`];
    });
}

for (const width of [390, 820, 1440]) {
  test.describe(`at two dots a pixel and ${width} px`, () => {
    test.use({ deviceScaleFactor: 2, viewport: { width, height: 900 } });

    test("no picture is enlarged that has a larger file", async ({ page }) => {
      const blurred: string[] = [];
      let count = 0;
      for (const path of pages) {
        await openPage(page, path);
        const images = page.locator("main img:visible");
        count += await images.count();
        for (const image of await images.all()) {
          await image.scrollIntoViewIfNeeded();
          await expect(image).not.toHaveJSProperty("currentSrc", "");
        }
        blurred.push(...(await page.evaluate(findBlurred)));
      }
      expect(blurred).toEqual([]);
      expect(count).toBeGreaterThan(2 * pages.length);
    });
  });
}
