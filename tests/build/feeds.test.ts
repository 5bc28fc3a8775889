import { XMLParser } from "fast-xml-parser";
import { addLocale } from "../../src/config/localePaths";
import { siteConfig } from "../../src/config/resolved";
import { readOutput } from "./site/outputFolder";
import { listedPages, locales, pageAt } from "./site/pages";
import { sourceTexts, standIns } from "./site/sourceTexts";

type Item = { title: string; link: string; guid: unknown; pubDate: string };
type Rss = {
  rss: {
    channel: {
      title: string;
      link: string;
      language: string;
      "atom:link": { "@_href": string };
      item: Item[];
    };
  };
};

const parser = new XMLParser({
  ignoreAttributes: false,
  isArray: (name) => name === "item",
});

describe.each(locales)("the RSS feed in %s", (locale) => {
  const address = addLocale(siteConfig.i18n, locale, "/blog/rss.xml");
  const xml = readOutput(address.slice(1));
  const { channel } = (parser.parse(xml) as Rss).rss;

  it("is well-formed XML in its language", () => {
    const document = new DOMParser().parseFromString(xml, "application/xml");
    expect(document.querySelector("parsererror")).toBeNull();
    expect(channel.language).toBe(siteConfig.i18n.locales[locale]?.htmlLang);
    expect(channel.title).not.toBe("");
  });

  it("knows its own address and its blog's", () => {
    expect(channel["atom:link"]["@_href"]).toBe(siteConfig.url + address);
    expect(pageAt(channel.link)?.path).toBe(
      addLocale(siteConfig.i18n, locale, "/blog"),
    );
  });

  it("holds the posts written in this language, newest first", () => {
    const own = sourceTexts
      .filter(
        ({ kind, writtenIn }) => kind === "post" && writtenIn.includes(locale),
      )
      .map(
        ({ path }) => siteConfig.url + addLocale(siteConfig.i18n, locale, path),
      );
    const links = channel.item.map(({ link }) => link);
    expect([...links].sort()).toEqual([...own].sort().slice(0, 20));
    const dates = channel.item.map(({ pubDate }) => Date.parse(pubDate));
    expect(dates).toEqual([...dates].sort((a, b) => b - a));
  });

  it("leads only to pages that exist and are no stand-ins", () => {
    for (const { link, title } of channel.item) {
      expect(pageAt(link)?.locale).toBe(locale);
      expect(standIns.has(new URL(link).pathname)).toBe(false);
      expect(pageAt(link)?.document.querySelector("h1")?.textContent).toBe(
        title,
      );
    }
  });

  it("is named in the head of this language's pages, and no other feed is", () => {
    const wrong = listedPages
      .filter((page) => page.locale === locale)
      .filter(({ document }) => {
        const selector = 'link[type="application/rss+xml"]';
        const links = [...document.querySelectorAll(selector)];
        const found = links.map((link) => link.getAttribute("href"));
        return found.length !== 1 || found[0] !== address;
      });
    expect(wrong.map(({ path }) => path)).toEqual([]);
  });
});
