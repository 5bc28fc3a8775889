import path from "node:path";
import sharp from "sharp";
import { addLocale } from "../../src/config/i18n";
import { siteConfig } from "../../src/config/resolved";
import { outputFiles, outputFolder, readOutput } from "./site/outputFolder";
import { locales, pages } from "./site/pages";

type Icon = { src: string; sizes: string };

const fileOf = (locale: string) =>
  addLocale(siteConfig.i18n, locale, "/site.webmanifest").slice(1);

it.each(locales)(
  "names pictures in %s that have their size",
  async (locale) => {
    const { icons } = JSON.parse(readOutput(fileOf(locale))) as {
      icons: Icon[];
    };
    expect(icons.length).toBeGreaterThan(4);
    for (const { src, sizes } of icons) {
      expect([src, outputFiles.has(src.slice(1))]).toEqual([src, true]);
      if (sizes === "any") continue;
      const file = path.join(outputFolder, src);
      const { width, height } = await sharp(file).metadata();
      expect(`${width}x${height}`).toBe(sizes);
    }
  },
);

it("is linked from each page, in the page's language", () => {
  const linked = (rel: string, { document }: (typeof pages)[number]) =>
    [...document.querySelectorAll(`link[rel="${rel}"]`)]
      .map((link) => link.getAttribute("href"))
      .join();
  const wrong = pages.filter(
    (page) =>
      linked("manifest", page) !== `/${fileOf(page.locale)}` ||
      linked("apple-touch-icon", page) !== "/apple-touch-icon.png",
  );
  expect(wrong.map(({ path: at }) => at)).toEqual([]);
  expect(outputFiles.has("apple-touch-icon.png")).toBe(true);
});
