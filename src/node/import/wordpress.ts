import { readFileSync } from "node:fs";
import path from "node:path";
import { XMLParser } from "fast-xml-parser";
import { writeVideoAt } from "./tags";
import { pickText } from "./sourceSite";
import type { Fields, Report, SourceEntry, SourceSite } from "./sourceSite";

const parser = new XMLParser({
  ignoreAttributes: false,
  attributeNamePrefix: "",
  parseTagValue: false,
  htmlEntities: true,
  processEntities: { enabled: true, maxTotalExpansions: Infinity },
  isArray: (name) =>
    /^(?:item|category|wp:(?:author|category|tag|postmeta))$/.test(name),
});

type Item = Fields & {
  "wp:postmeta"?: Fields[];
  category?: { domain?: string; nicename?: string }[];
};

const listMeta = (item: Item, key: string) =>
  (item["wp:postmeta"] ?? [])
    .filter((meta) => meta["wp:meta_key"] === key)
    .flatMap((meta) => pickText(meta, "wp:meta_value") ?? []);

/** Reads a file that WordPress exports (WXR), with a copy of wp-content/uploads beside it or without. */
export function readWordPress(file: string, report: Report): SourceSite {
  const xml = readFileSync(file, "utf8");
  const { rss } = parser.parse(xml) as { rss?: { channel?: Fields } };
  const channel = rss?.channel ?? {};
  const list = (name: string) => (channel[name] ?? []) as Item[];
  const lines = [...xml.matchAll(/<item>/g)].map(
    ({ index }) => xml.slice(0, index).split("\n").length,
  );
  const pictures = new Map(
    list("item").map((item) => [
      pickText(item, "wp:post_id") ?? "",
      pickText(item, "wp:attachment_url") ?? "",
    ]),
  );
  const url = pickText(channel, "wp:base_blog_url", "link")?.replace(/\/$/, "");
  const root = path.dirname(file);
  const readTerms = (name: string, key: string, label: string) =>
    list(name).map((term): [string, Fields] => [
      pickText(term, key) ?? "",
      {
        label: pickText(term, label),
        description: pickText(term, `${name}_description`),
      },
    ]);
  return {
    generator: "WordPress",
    root,
    url,
    lang: pickText(channel, "language"),
    entries: list("item").flatMap((item, index) => {
      const entry = readItem(item, url ?? "", pictures);
      if (!entry) return [];
      const line = lines[index] ?? 1;
      if (pickText(item, "wp:post_password") !== undefined)
        report(
          file,
          line,
          `${entry.address} has a password, and becomes a draft.`,
        );
      return { ...entry, file, line, format: "html" as const };
    }),
    staticFolders: [root],
    authors: Object.fromEntries(
      list("wp:author").map((author) => {
        const login = pickText(author, "wp:author_login") ?? "";
        const name = pickText(author, "wp:author_display_name") ?? login;
        return [login, { name }];
      }),
    ),
    tags: Object.fromEntries([
      ...readTerms("wp:category", "wp:category_nicename", "wp:cat_name"),
      ...readTerms("wp:tag", "wp:tag_slug", "wp:tag_name"),
    ]),
    syntax: "wordPress",
    pictures,
  };
}

function readItem(
  item: Item,
  url: string,
  pictures: ReadonlyMap<string, string>,
): Omit<SourceEntry, "file" | "format"> | undefined {
  const kind = pickText(item, "wp:post_type");
  const status = pickText(item, "wp:status") ?? "";
  const isPublished = /^(?:publish|future)$/.test(status);
  const isKept = isPublished || /^(?:draft|pending|private)$/.test(status);
  if ((kind !== "post" && kind !== "page") || !isKept) return undefined;
  const name =
    pickText(item, "wp:post_name") ?? pickText(item, "wp:post_id") ?? "";
  const link = pickText(item, "link") ?? "";
  const address = /^[^?]+\/\/[^?]+$/.test(link)
    ? link.replace(url, "").replace(/^https?:\/\/[^/]+/, "")
    : `/${name}/`;
  const named = (domain: RegExp) =>
    (item.category ?? []).flatMap((one) =>
      domain.test(one.domain ?? "") && one.nicename ? one.nicename : [],
    );
  const gmt = pickText(item, "wp:post_date_gmt") ?? "0";
  return {
    kind,
    // Polylang's languages.
    lang: named(/^language$/)[0],
    key: named(/^post_translations$/)[0] ?? `${kind} ${name}`,
    address: address || "/",
    fields: {
      title: pickText(item, "title"),
      date: gmt.startsWith("0") ? pickText(item, "wp:post_date") : `${gmt}Z`,
      lastmod: pickText(item, "wp:post_modified"),
      description: pickText(item, "excerpt:encoded"),
      author: pickText(item, "dc:creator"),
      tags: named(/^(?:category|post_tag)$/).filter(
        (one) => one !== "uncategorized",
      ),
      draft: !isPublished || pickText(item, "wp:post_password") !== undefined,
      pinned: pickText(item, "wp:is_sticky") === "1" || undefined,
      image: pictures.get(listMeta(item, "_thumbnail_id")[0] ?? ""),
      aliases: listMeta(item, "_wp_old_slug").map((old) =>
        path.posix.join(address, "..", old),
      ),
    },
    body: readHtml(pickText(item, "content:encoded") ?? ""),
  };
}

const block =
  /^<\/?(?:address|article|aside|blockquote|details|div|dl|dt|dd|figure|figcaption|form|h[1-6]|hr|iframe|li|ol|p|pre|section|table|t[dhr]|tbody|thead|ul|video|audio|!--)/i;

/** Completes what WordPress stores: markers, addresses of videos, and paragraphs where its classic editor wrote. */
function readHtml(content: string): string {
  const html = content
    .replace(/<!--\s*\/?wp:[^]*?-->|<!--nextpage-->/g, "")
    .replace(/<!--more.*?-->/g, "\n\n<!-- truncate -->\n\n")
    .replace(/^\s*(https?:\/\/\S+)\s*$/gm, (written, address: string) =>
      writeVideoAt(address)
        ? `\n\n<iframe src="${address}"></iframe>\n\n`
        : written,
    );
  if (content.includes("<!-- wp:")) return html;
  return html
    .split(/(<pre[^]*?<\/pre>)/i)
    .flatMap((part) => (part.startsWith("<pre") ? part : part.split(/\n\s*\n/)))
    .map((part) => part.trim())
    .map((part) =>
      part === "" || block.test(part)
        ? part
        : `<p>${part.replace(/\n/g, "<br>\n")}</p>`,
    )
    .join("\n");
}
