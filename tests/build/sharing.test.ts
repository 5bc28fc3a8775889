import { localize, pickLocale } from "../../src/config/locales";
import { siteConfig } from "../../src/config/resolved";
import { isBuilt, saidBy } from "./site/indexed";
import { outputFiles, readOutputBytes } from "./site/outputFolder";
import {
  fallbacks,
  listedPages,
  locales,
  pageAt,
  pages,
  type BuiltPage,
} from "./site/pages";

const og = (page: BuiltPage, name: string) =>
  saidBy(page, `meta[property="${name}"]`);
const named = (page: BuiltPage, name: string) =>
  saidBy(page, `meta[name="${name}"]`);
/** The pages of which something is not true, so that a failure names them. */
const failing = (
  some: readonly BuiltPage[],
  test: (page: BuiltPage) => boolean,
) => some.filter((page) => !test(page)).map(({ path }) => path);

const articles = listedPages.filter(
  (page) => og(page, "og:type").join() === "article",
);
const posts = articles.filter(({ path }) => /\/blog\//.test(path));

it.each([
  ...["title", "description", "type", "site_name", "locale"],
  ...["image", "image:width", "image:height", "image:alt"],
])("fills og:%s once on every page that can be shared", (name) => {
  const isRight = (page: BuiltPage) =>
    og(page, `og:${name}`).length === 1 && og(page, `og:${name}`)[0] !== "";
  expect(failing(listedPages, isRight)).toEqual([]);
});

it("says the same to networks, readers and search engines", () => {
  const isRight = (page: BuiltPage) => {
    const [title = ""] = og(page, "og:title");
    return (
      // The page of the owner as an author has the title of the site.
      /^(?: \| |$)/.test(page.document.title.slice(title.length)) &&
      page.document.title.startsWith(title) &&
      named(page, "twitter:title").join() === title &&
      named(page, "description").join() === og(page, "og:description").join() &&
      named(page, "twitter:description").join() ===
        og(page, "og:description").join() &&
      named(page, "twitter:image").join() === og(page, "og:image").join() &&
      named(page, "twitter:image:alt").join() ===
        og(page, "og:image:alt").join() &&
      named(page, "twitter:card").join() === "summary_large_image"
    );
  };
  expect(failing(listedPages, isRight)).toEqual([]);
});

it("names as og:url what is canonical", () => {
  const isRight = (page: BuiltPage) =>
    og(page, "og:url").join() === saidBy(page, 'link[rel="canonical"]').join();
  expect(failing(pages, isRight)).toEqual([]);
  expect(og(posts[0] as BuiltPage, "og:url")).toHaveLength(1);
});

it("shows pictures that exist, absolute, in the size they are said to have", () => {
  const wrong = listedPages.flatMap((page) => {
    const [address = ""] = og(page, "og:image");
    if (!isBuilt(address)) return [`${page.path}: ${address}`];
    const bytes = readOutputBytes(
      decodeURI(new URL(address).pathname.slice(1)),
    );
    const isPng = bytes.toString("latin1", 1, 4) === "PNG";
    const size = isPng ? [bytes.readUInt32BE(16), bytes.readUInt32BE(20)] : [];
    const said = [og(page, "og:image:width"), og(page, "og:image:height")];
    return !isPng || said.join() === size.join()
      ? []
      : [`${page.path}: ${said.join("x")}, is ${size.join("x")}`];
  });
  expect(wrong).toEqual([]);
});

it("shows pictures in the language of the text", () => {
  const { image } = siteConfig;
  const shared = new Set(
    typeof image === "string" ? [image] : Object.values(image ?? {}),
  );
  const isRight = (page: BuiltPage) => {
    const [address = ""] = og(page, "og:image");
    const [alt = ""] = og(page, "og:image:alt");
    const src = address.replace(siteConfig.url, "");
    if (image && shared.has(src)) {
      const { locale } = pageAt(fallbacks.get(page.path) ?? page.path) ?? page;
      return (
        src === pickLocale(image, locale) &&
        alt.endsWith(localize(siteConfig.tagline, locale))
      );
    }
    // A card bears the title; pictures of the author's are described by him.
    const title = og(page, "og:title")[0] ?? "";
    return !src.startsWith("/social-cards/") || alt.includes(title);
  };
  expect(failing(listedPages, isRight)).toEqual([]);
  const used = (locale: string) =>
    listedPages.some(
      (page) =>
        og(page, "og:image")[0] ===
        siteConfig.url + pickLocale(image ?? "", locale),
    );
  expect(locales.map(used)).toEqual(locales.map(() => true));
});

/** The cards' typefaces have these letters; titles in others are left to the site's picture. */
const isDrawable = ({ document }: BuiltPage) =>
  /^[\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}]*$/u.test(
    document.querySelector("h1")?.textContent ?? "",
  );

it("has a small card for each text whose title can be drawn, and keeps no other", () => {
  const cardOf = (page: BuiltPage) =>
    /social-cards\/.*$/.exec(og(page, "og:image").join())?.[0] ?? "";
  expect(posts.length).toBeGreaterThan(10);
  const isRight = (post: BuiltPage) =>
    (cardOf(post) !== "") === isDrawable(post);
  expect(failing(posts, isRight)).toEqual([]);
  const texts = posts.filter(
    (post) => isDrawable(post) && !fallbacks.has(post.path),
  );
  expect(new Set(texts.map(cardOf)).size).toBe(texts.length);
  const kept = [...outputFiles].filter((file) => /^social-cards/.test(file));
  const named = new Set(pages.map(cardOf).filter(Boolean));
  expect(kept.sort()).toEqual([...named].sort());
  for (const card of kept)
    expect(readOutputBytes(card).length).toBeLessThan(100_000);
});

it("says nothing of articles elsewhere, and nothing to share on not-found pages", () => {
  const others = pages.filter((page) => !articles.includes(page));
  const article = '[property^="article:"], [name="author"]';
  expect(failing(others, (page) => !saidBy(page, article).length)).toEqual([]);
  const notFound = pages.filter((page) => page.isNotFound);
  const social = '[property^="og:"], [name^="twitter:"], [rel="canonical"]';
  expect(failing(notFound, (page) => !saidBy(page, social).length)).toEqual([]);
});
