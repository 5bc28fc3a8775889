import { readFileSync } from "node:fs";
import { validateXML } from "xmllint-wasm";
import { feedLimit, feedPath } from "../../src/config/publicFiles";
import { addLocale } from "../../src/config/i18n";
import { siteConfig } from "../../src/config/resolved";
import { htmlFaults } from "../htmlFaults";
import { feeds } from "./site/feeds";
import { addressOf, indexedPages, postPages } from "./site/indexed";
import { outputFiles } from "./site/outputFolder";
import { locales, pageAt, pages } from "./site/pages";

const { formats } = siteConfig.blog.feeds;
const blogOf = (locale: string) => addLocale(siteConfig.i18n, locale, "/blog");
const rows = feeds.map((feed) => [feed.file, feed] as const);

const schema = (name: string) =>
  readFileSync(`tests/build/schemas/${name}`, "utf8");

/** Faults of an XML text that libxml2 finds, by the schema of its format. */
const xmlFaults = async (xml: string, format: string) => {
  const { errors } = await validateXML({
    xml: [{ fileName: "feed.xml", contents: xml }],
    schema: [schema(`${format}.rng`)],
    extension: "relaxng",
  });
  return errors.map(({ message }) => message);
};

it("exist in every language and every format, and are not left over from elsewhere", () => {
  const expected = locales.flatMap((locale) =>
    formats.map((format) => feedPath(blogOf(locale), format).slice(1)),
  );
  expect(feeds.map(({ file }) => file).sort()).toEqual(expected.sort());
});

describe.each(rows)("%s", (_, feed) => {
  const { file, locale, items, text, format } = feed;

  it("is well-formed, and valid by the schema of its format", async () => {
    expect(await xmlFaults(text, format)).toEqual([]);
  });

  it("knows its language, its own address and its page's", () => {
    expect(feed.language).toBe(siteConfig.i18n.locales[locale]?.htmlLang);
    expect(feed.self).toBe(`${siteConfig.url}/${file}`);
    expect(`${pageAt(feed.page)?.path.slice(1)}/`).toBe(
      file.replace(/[^/]+$/, ""),
    );
  });

  it("holds posts of its language under their lasting addresses, newest first", () => {
    expect(new Set(items.map(({ id }) => id)).size).toBe(items.length);
    for (const { id, link, title } of items) {
      expect(id).toBe(link);
      expect(pageAt(link)?.locale).toBe(locale);
      expect(pageAt(link)?.document.querySelector("h1")?.textContent).toBe(
        title,
      );
    }
    const dates = items.map(({ published }) => published);
    expect(dates).toEqual([...dates].sort().reverse());
  });

  it("holds whole posts as well-formed HTML", () => {
    const faults = items.flatMap(({ id, html }) =>
      htmlFaults(html).map((fault) => `${id}: ${fault}`),
    );
    expect(faults).toEqual([]);
  });

  it("leads, in its texts too, only to what was built", () => {
    const addresses = [
      feed.self,
      feed.page,
      ...items.map(({ link }) => link),
      ...items.flatMap(({ html }) => addressesIn(html)),
    ];
    expect(addresses.filter((to) => !/^(https?|mailto):/.test(to))).toEqual([]);
    const own = addresses.filter(
      (to) => new URL(to).origin === new URL(siteConfig.url).origin,
    );
    const dead = own.filter((to) => {
      const { pathname, hash } = new URL(to);
      const page = pageAt(to);
      if (!page) return !outputFiles.has(decodeURI(pathname).slice(1));
      const id = decodeURIComponent(hash.slice(1));
      return id !== "" && !page.document.getElementById(id);
    });
    expect(dead).toEqual([]);
  });
});

const addressesIn = (html: string) => {
  const { body } = new DOMParser().parseFromString(html, "text/html");
  return ["href", "src", "poster", "cite"].flatMap((name) =>
    [...body.querySelectorAll(`[${name}]`)].map(
      (tag) => tag.getAttribute(name) ?? "",
    ),
  );
};

describe.each(locales)("in %s", (locale) => {
  const own = feeds.filter((feed) => feed.locale === locale);

  it("hold every post that is listed and written in the language, up to the limit", () => {
    const written = postPages
      .filter((page) => page.locale === locale && indexedPages.includes(page))
      .map(addressOf);
    for (const { items } of own) {
      const links = items.map(({ link }) => link);
      expect(links).toHaveLength(Math.min(feedLimit, written.length));
      expect(written).toEqual(expect.arrayContaining(links));
    }
  });

  it("are named in the head of this language's pages, once each, and no other is", () => {
    const expected = formats.map((format) => feedPath(blogOf(locale), format));
    const wrong = pages
      .filter((page) => page.locale === locale)
      .filter(({ document, isNotFound }) => {
        const links = [...document.querySelectorAll("link[rel='alternate']")]
          .filter((link) =>
            /^application\/(?:rss|atom)\+/.test(
              link.getAttribute("type") ?? "",
            ),
          )
          .map((link) => link.getAttribute("href") ?? "");
        return links.join() !== (isNotFound ? "" : expected.join());
      });
    expect(wrong.map(({ path }) => path)).toEqual([]);
  });
});
