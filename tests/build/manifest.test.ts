import path from "node:path";
import sharp from "sharp";
import { z } from "zod";
import { addLocale } from "../../src/config/i18n";
import { siteConfig } from "../../src/config/resolved";
import { outputFiles, outputFolder, readOutput } from "./site/outputFolder";
import { locales, pageAt, pages } from "./site/pages";

const sitePath = z.string().startsWith("/");
const colour = z.string().regex(/^#[0-9a-f]{6}$/);

/** What the W3C's Web Application Manifest knows of, as far as this site has it. */
const schema = z.strictObject({
  id: sitePath,
  name: z.string().min(1),
  short_name: z.string().min(1),
  description: z.string().min(1),
  lang: z.string().min(2),
  dir: z.enum(["ltr", "rtl", "auto"]),
  start_url: sitePath,
  scope: sitePath,
  display: z.enum(["fullscreen", "standalone", "minimal-ui", "browser"]),
  background_color: colour,
  theme_color: colour,
  icons: z
    .array(
      z.strictObject({
        src: sitePath,
        sizes: z.string().regex(/^(any|\d+x\d+)$/),
        type: z.enum(["image/png", "image/svg+xml"]),
        purpose: z.enum(["any", "maskable", "monochrome"]).optional(),
      }),
    )
    .min(1),
});

const fileOf = (locale: string) =>
  addLocale(siteConfig.i18n, locale, "/site.webmanifest").slice(1);
const manifestIn = (locale: string) =>
  schema.parse(JSON.parse(readOutput(fileOf(locale))));

describe.each(locales)("the manifest in %s", (locale) => {
  it("is valid, small, and in its language", () => {
    const { htmlLang, direction } = siteConfig.i18n.locales[locale] ?? {};
    const manifest = manifestIn(locale);
    expect(manifest).toMatchObject({ lang: htmlLang, dir: direction });
    expect(readOutput(fileOf(locale)).length).toBeLessThan(1_500);
    expect(pageAt(manifest.start_url)?.locale).toBe(locale);
    expect(manifest.start_url.startsWith(manifest.scope)).toBe(true);
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

it("tells the languages apart", () => {
  const ids = locales.map((locale) => manifestIn(locale).id);
  expect(new Set(ids).size).toBe(locales.length);
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
