import path from "node:path";
import sharp from "sharp";
import { addLocale } from "../../src/config/i18n";
import { siteConfig } from "../../src/config/resolved";
import { outputFiles, outputFolder, readOutput } from "./site/outputFolder";
import { locales, pageAt, pages } from "./site/pages";

type Icon = { src: string; sizes: string; purpose?: string };

const fileOf = (locale: string) =>
  addLocale(siteConfig.i18n, locale, "/site.webmanifest").slice(1);
const manifestIn = (locale: string) =>
  JSON.parse(readOutput(fileOf(locale))) as Record<string, string> & {
    icons: Icon[];
  };

describe.each(locales)("the manifest in %s", (locale) => {
  it("is in its language, and starts there", () => {
    const { htmlLang, direction } = siteConfig.i18n.locales[locale] ?? {};
    const { lang, dir, start_url: start = "" } = manifestIn(locale);
    expect([lang, dir]).toEqual([htmlLang, direction]);
    expect(pageAt(start)?.locale).toBe(locale);
  });

  it("names pictures of the sizes that browsers ask for, as they are", async () => {
    const { icons } = manifestIn(locale);
    const kinds = icons.map(({ sizes, purpose }) => `${sizes} ${purpose}`);
    expect(kinds).toEqual(
      expect.arrayContaining([
        "192x192 any",
        "512x512 any",
        "192x192 maskable",
        "512x512 maskable",
      ]),
    );
    for (const { src, sizes } of icons) {
      expect([src, outputFiles.has(src.slice(1))]).toEqual([src, true]);
      if (sizes === "any") continue;
      const { width, height } = await sharp(
        path.join(outputFolder, src),
      ).metadata();
      expect(`${width}x${height}`).toBe(sizes);
    }
  });
});

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
