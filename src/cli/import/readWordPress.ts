import { readFileSync } from "node:fs";
import path from "node:path";
import { XMLParser } from "fast-xml-parser";
import { asText } from "./fieldSynonyms";
import { htmlToMarkdown } from "./htmlToMarkdown";
import { listOwnFiles } from "./oldSite";
import type { Fields, OldSite, Report } from "./oldSite";

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
    .flatMap((meta) => asText(meta["wp:meta_value"]) ?? []);

/** Reads the file that WordPress exports (WXR); pictures are those in wp-content/uploads beside it. */
export function readWordPress(file: string, report: Report): OldSite {
  const xml = readFileSync(file, "utf8");
  const { rss } = parser.parse(xml) as { rss?: { channel?: Fields } };
  const channel = rss?.channel ?? {};
  const items = (channel.item ?? []) as Item[];
  const lines = [...xml.matchAll(/<item>/g)].map(
    ({ index }) => xml.slice(0, index).split("\n").length,
  );
  const pictures = new Map(
    items.map((item) => [
      asText(item["wp:post_id"]),
      asText(item["wp:attachment_url"]),
    ]),
  );
  const authors = ((channel["wp:author"] ?? []) as Fields[]).map((author) => {
    const login = asText(author["wp:author_login"]) ?? "";
    return [login, { name: asText(author["wp:author_display_name"]) ?? login }];
  });
  const root = path.dirname(file);
  return {
    root,
    url: asText(channel["wp:base_blog_url"] ?? channel.link),
    lang: asText(channel.language),
    files: new Set(listOwnFiles(root, "wp-content/uploads")),
    authors: Object.fromEntries(authors) as Fields,
    tags: {},
    entries: items.flatMap((item, index) => {
      const kind = asText(item["wp:post_type"]);
      const status = asText(item["wp:status"]);
      if ((kind !== "post" && kind !== "page") || status === "trash") return [];
      const name = path.basename(file);
      return {
        kind,
        ...readItem(item, pictures.get(listMeta(item, "_thumbnail_id")[0])),
        file: name,
        isMdx: false,
        report: (_, reason) => report(name, lines[index] ?? 1, reason),
      };
    }),
  };
}

function readItem(item: Item, image: string | undefined) {
  const name = asText(item["wp:post_name"]) ?? asText(item["wp:post_id"]) ?? "";
  // What is not published has an address such as /?p=9.
  const [, address = `/${name}/`] =
    /^\w+:\/\/[^/]+(\/[^?]*)$/.exec(asText(item.link) ?? "") ?? [];
  const listTerms = (domain: RegExp) =>
    (item.category ?? []).filter((term) => domain.test(term.domain ?? ""));
  // Languages and translations are those of Polylang.
  const [translation] = listTerms(/^post_translations$/);
  const gmt = asText(item["wp:post_date_gmt"]) ?? "0";
  const isPublished = /^(?:publish|future)$/.test(String(item["wp:status"]));
  return {
    lang: listTerms(/^language$/)[0]?.nicename,
    key: translation?.nicename ?? address,
    address,
    fields: {
      title: item.title,
      date: gmt.startsWith("0") ? item["wp:post_date"] : `${gmt}Z`,
      last_update: { date: item["wp:post_modified"] },
      description: item["excerpt:encoded"],
      author: item["dc:creator"],
      categories: listTerms(/^(?:category|post_tag)$/).flatMap((term) =>
        term.nicename === "uncategorized" ? [] : (term["#text"] ?? []),
      ),
      draft: !isPublished || asText(item["wp:post_password"]) !== undefined,
      pinned: item["wp:is_sticky"] === "1",
      image,
      aliases: listMeta(item, "_wp_old_slug").map((old) =>
        path.posix.join(address, "..", old),
      ),
    },
    body: convertContent(asText(item["content:encoded"]) ?? ""),
  };
}

const block =
  "<\\/?(?:p|div|[uo]l|li|h[1-6]|blockquote|table|tbody|thead|tr|t[dh]|figure|hr|br|pre)\\b";
/** The end of a line among words. */
const lineEnd = new RegExp(
  `(?<!${block}[^>]*>)\\n(?!\\s*(?:${block}|$))`,
  "gi",
);

/** Makes Markdown of a text, and of what WordPress itself fills in when it shows it: paragraphs and ends of lines. */
function convertContent(content: string): string {
  const html = content
    .replace(/<!--\s*\/?wp:[^]*?-->|<!--nextpage-->/g, "")
    .replace(/\[caption[^\]]*\]([^]*?)\[\/caption\]/g, "<p>$1</p>");
  if (content.includes("<!-- wp:")) return htmlToMarkdown(html);
  // In its earlier editor ends of lines count, except in code.
  const parts = html
    .split(/(<pre[^]*?<\/pre>)/i)
    .map((part, index) =>
      index % 2 === 1
        ? part
        : part.replace(/\n[ \t]*\n\s*/g, "<p>").replace(lineEnd, "<br>"),
    );
  return htmlToMarkdown(`<p>${parts.join("")}`);
}
