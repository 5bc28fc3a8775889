import { statSync } from "node:fs";
import path from "node:path";
import { siteConfig } from "../../src/config/resolved";
import { postPages as posts } from "./site/indexed";
import { fallbacks, pages } from "./site/pages";
import { outputFiles, outputFolder } from "./site/outputFolder";

const imageOf = ({ document }: (typeof posts)[number]) =>
  document
    .querySelector('meta[property="og:image"]')
    ?.getAttribute("content")
    ?.replace(siteConfig.url, "") ?? "";
/** The site's own pictures, one for each language or one for all. */
const { image: given = [] } = siteConfig;
const sitePictures = typeof given === "string" ? [given] : Object.values(given);
/** The cards' typefaces have these letters; titles in others are left to the site's picture. */
const isDrawable = ({ document }: (typeof posts)[number]) =>
  /^[\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}]*$/u.test(
    document.querySelector("h1")?.textContent ?? "",
  );
const isCard = (image: string) => image.startsWith("/social-cards/");
const cards = [...new Set(posts.map(imageOf).filter(isCard))];
const inOutput = (image: string) => path.join(outputFolder, image);

describe("social cards", () => {
  it("names for every post a picture that is there, and the site's for none whose title can be drawn", () => {
    expect(posts.length).toBeGreaterThan(10);
    const wrong = posts
      .map((post) => ({
        path: post.path,
        image: imageOf(post),
        isDrawn: isDrawable(post),
      }))
      .filter(
        ({ image, isDrawn }) =>
          sitePictures.includes(image) === isDrawn ||
          !outputFiles.has(image.slice(1)),
      );
    expect(wrong).toEqual([]);
  });

  it("gives each text a card of its own, and a fallback that of the original", () => {
    const originalOf = (page: string) => fallbacks.get(page) ?? page;
    const texts = new Set(
      posts
        .filter((post) => isCard(imageOf(post)))
        .map((post) => originalOf(post.path)),
    );
    expect(cards).toHaveLength(texts.size);
    for (const post of posts) {
      const original = posts.find(
        ({ path: to }) => to === originalOf(post.path),
      );
      expect(original && imageOf(original)).toBe(imageOf(post));
    }
  });

  it("keeps no card that no page names", () => {
    const kept = [...outputFiles].filter((file) =>
      file.startsWith("social-cards/"),
    );
    const named = new Set(pages.map(imageOf).filter(isCard));
    expect(kept.map((file) => `/${file}`).sort()).toEqual([...named].sort());
    for (const card of cards) {
      expect(statSync(inOutput(card)).size).toBeLessThan(100_000);
    }
  });
});
