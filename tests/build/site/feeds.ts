import { removeLocale } from "../../../src/config/i18n";
import { siteConfig } from "../../../src/config/resolved";
import { outputFiles, readOutput } from "./outputFolder";

/** A post in a feed, the same from whatever format. */
export type BuiltItem = {
  id: string;
  link: string;
  title: string;
  html: string;
  published: string;
};

type Content = {
  language: string;
  /** Address that it gives as its own. */
  self: string;
  /** Address of the page that it belongs to. */
  page: string;
  items: BuiltItem[];
};

export type BuiltFeed = Content & {
  /** Path below public/. */
  file: string;
  format: "rss" | "atom";
  text: string;
  /** Locale of the page beside it. */
  locale: string;
};

const dom = new DOMParser();

const children = (parent: Element, name: string) =>
  [...parent.children].filter(({ tagName }) => tagName === name);
const text = (parent: Element, name: string) =>
  children(parent, name)[0]?.textContent ?? "";

const linkOf = (parent: Element, name: string, rel: string) =>
  children(parent, name)
    .find((link) => (link.getAttribute("rel") ?? "alternate") === rel)
    ?.getAttribute("href") ?? "";

/** The root of a piece of XML; throws where it is none. */
export function readXml(xml: string): Element {
  const { documentElement } = dom.parseFromString(xml, "application/xml");
  const fault = documentElement.querySelector("parsererror");
  if (fault) throw new Error(fault.textContent);
  return documentElement;
}

function readRss(xml: string): Content {
  const [channel] = children(readXml(xml), "channel");
  if (!channel) throw new Error("There is no channel.");
  return {
    language: text(channel, "language"),
    self: linkOf(channel, "atom:link", "self"),
    page: text(channel, "link"),
    items: children(channel, "item").map((item) => ({
      id: text(item, "guid"),
      link: text(item, "link"),
      title: text(item, "title"),
      html: text(item, "content:encoded"),
      published: new Date(text(item, "pubDate")).toISOString(),
    })),
  };
}

function readAtom(xml: string): Content {
  const feed = readXml(xml);
  return {
    language: feed.getAttribute("xml:lang") ?? "",
    self: linkOf(feed, "link", "self"),
    page: linkOf(feed, "link", "alternate"),
    items: children(feed, "entry").map((entry) => ({
      id: text(entry, "id"),
      link: linkOf(entry, "link", "alternate"),
      title: text(entry, "title"),
      html: text(entry, "content"),
      published: text(entry, "published"),
    })),
  };
}

const formats = [
  { format: "rss", name: "rss.xml", read: readRss },
  { format: "atom", name: "atom.xml", read: readAtom },
] as const;

/** Every feed of the build. */
export const feeds: readonly BuiltFeed[] = formats.flatMap(
  ({ format, name, read }) =>
    [...outputFiles]
      .filter((file) => file.endsWith(`/${name}`))
      .sort()
      .map((file) => {
        const source = readOutput(file);
        const { locale } = removeLocale(siteConfig.i18n, `/${file}`);
        return { file, format, text: source, locale, ...read(source) };
      }),
);
