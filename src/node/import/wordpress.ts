import { readFileSync } from "node:fs";
import path from "node:path";
import { XMLParser } from "fast-xml-parser";
import { htmlToMarkdown } from "./htmlToMarkdown";
import { pickText } from "./readFields";
import type { Fields, Generator, SourceEntry } from "./source";

const parser = new XMLParser({
  ignoreAttributes: false,
  attributeNamePrefix: "",
  parseTagValue: false,
  htmlEntities: true,
  processEntities: { enabled: true, maxTotalExpansions: Infinity },
  isArray: (name) => /^(?:item|category|wp:(?:author|postmeta))$/.test(name),
});

type Item = Fields & {
  "wp:postmeta"?: Fields[];
  category?: { domain?: string; nicename?: string; "#text"?: string }[];
};

const listMeta = (item: Item, key: string) =>
  (item["wp:postmeta"] ?? [])
    .filter((meta) => meta["wp:meta_key"] === key)
    .flatMap((meta) => pickText(meta, "wp:meta_value") ?? []);

/** A file that WordPress exports (WXR), with a copy of wp-content/uploads beside it or without. */
export const wordpress: Generator = {
  name: "WordPress",
  marks: [],
  read: (file, report) => {
    const xml = readFileSync(file, "utf8");
    const { rss } = parser.parse(xml) as { rss?: { channel?: Fields } };
    const channel = rss?.channel ?? {};
    const items = (channel.item ?? []) as Item[];
    const lines = [...xml.matchAll(/<item>/g)].map(
      ({ index }) => xml.slice(0, index).split("\n").length,
    );
    const pictures = new Map(
      items.map((item) => [
        pickText(item, "wp:post_id"),
        pickText(item, "wp:attachment_url"),
      ]),
    );
    const authors = ((channel["wp:author"] ?? []) as Fields[]).map((author) => {
      const login = pickText(author, "wp:author_login") ?? "";
      const name = pickText(author, "wp:author_display_name") ?? login;
      return [login, { name }];
    });
    return {
      root: path.dirname(file),
      url: pickText(channel, "wp:base_blog_url link"),
      lang: pickText(channel, "language"),
      staticFolders: ["."],
      authors: Object.fromEntries(authors) as Fields,
      entries: items.flatMap((item, index) => {
        const image = pictures.get(listMeta(item, "_thumbnail_id")[0] ?? "");
        const entry = readItem(item, image);
        const reportItem = (_: number, reason: string) =>
          report(file, lines[index], reason);
        return entry ? { ...entry, file, report: reportItem } : [];
      }),
    };
  },
};

function readItem(
  item: Item,
  image: string | undefined,
): Omit<SourceEntry, "file" | "report"> | undefined {
  const kind = pickText(item, "wp:post_type");
  const status = pickText(item, "wp:status") ?? "";
  const isPublished = /^(?:publish|future)$/.test(status);
  const isKept = isPublished || /^(?:draft|pending|private)$/.test(status);
  if ((kind !== "post" && kind !== "page") || !isKept) return undefined;
  const name = pickText(item, "wp:post_name wp:post_id") ?? "";
  const link = pickText(item, "link") ?? "";
  // What is not published has an address such as /?p=9.
  const [, address = `/${name}/`] = /^\w+:\/\/[^/]+(\/[^?]*)$/.exec(link) ?? [];
  const listTerms = (domain: RegExp) =>
    (item.category ?? []).filter((term) => domain.test(term.domain ?? ""));
  const gmt = pickText(item, "wp:post_date_gmt") ?? "0";
  return {
    kind,
    // Polylang's languages.
    lang: listTerms(/^language$/)[0]?.nicename,
    key: listTerms(/^post_translations$/)[0]?.nicename ?? `${kind} ${name}`,
    address,
    fields: {
      title: pickText(item, "title"),
      date: gmt.startsWith("0") ? pickText(item, "wp:post_date") : `${gmt}Z`,
      lastmod: pickText(item, "wp:post_modified"),
      description: pickText(item, "excerpt:encoded"),
      author: pickText(item, "dc:creator"),
      tags: listTerms(/^(?:category|post_tag)$/).flatMap((term) =>
        term.nicename === "uncategorized" ? [] : (term["#text"] ?? []),
      ),
      draft: !isPublished || pickText(item, "wp:post_password") !== undefined,
      pinned: pickText(item, "wp:is_sticky") === "1" || undefined,
      image,
      aliases: listMeta(item, "_wp_old_slug").map((old) =>
        path.posix.join(address, "..", old),
      ),
    },
    format: "md",
    readBody: () => convertContent(pickText(item, "content:encoded") ?? ""),
  };
}

/** Makes Markdown of a text, and of what WordPress itself fills in when it shows it: captions, videos, paragraphs. */
function convertContent(content: string): string {
  const html = content
    .replace(/<!--\s*\/?wp:[^]*?-->|<!--nextpage-->/g, "")
    .replace(/<!--more.*?-->/g, "\n\n<!-- truncate -->\n\n")
    .replace(
      /\[caption[^\]]*\]([^]*?(?:<\/a>|<img[^>]*>))([^]*?)\[\/caption\]/g,
      "<figure>$1<figcaption>$2</figcaption></figure>",
    )
    .replace(/\[embed[^\]]*\](.*?)\[\/embed\]/g, "\n\n$1\n\n")
    .replace(
      /^\s*(https?:\/\/(?:www\.)?(?:youtu\.?be|vimeo)\S+)\s*$/gm,
      '\n\n<iframe src="$1"></iframe>\n\n',
    );
  if (content.includes("<!-- wp:")) return htmlToMarkdown(html);
  // In its earlier editor a blank line begins a paragraph, except in code.
  const paragraphs = html.replace(
    /(<pre[^]*?<\/pre>)|\n\s*\n/gi,
    (_, code?: string) => code ?? "<p>",
  );
  return htmlToMarkdown(`<p>${paragraphs}`, false);
}
