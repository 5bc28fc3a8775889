import { readFileSync } from "node:fs";
import path from "node:path";
import { XMLParser } from "fast-xml-parser";
import type { Element } from "hast";
import { toHtml } from "hast-util-to-html";
import { gfmTableToMarkdown } from "mdast-util-gfm-table";
import rehypeParse from "rehype-parse";
import rehypeRemark from "rehype-remark";
import remarkStringify from "remark-stringify";
import { unified } from "unified";
import type { Data } from "unified";
import { asText } from "./fields";
import { listOldFiles } from "./oldSite";
import type { Fields, OldEntry, OldSite, Report } from "./oldSite";

const parser = new XMLParser({
  ignoreAttributes: false,
  parseTagValue: false,
  htmlEntities: true,
  processEntities: { enabled: true, maxTotalExpansions: Infinity },
  isArray: (name) => /^(?:item|category|wp:author)$/.test(name),
});

/** Reads the file that WordPress exports (WXR); pictures are those in wp-content/uploads beside it. */
export function readWordPress(
  file: string,
  lang: string,
  report: Report,
): OldSite {
  const xml = readFileSync(file, "utf8");
  const { rss } = parser.parse(xml) as { rss?: { channel?: Fields } };
  const { channel = {} } = rss ?? {};
  const lines = [...xml.matchAll(/<item>/g)].map(
    ({ index }) => xml.slice(0, index).split("\n").length,
  );
  const authors = new Map(
    ((channel["wp:author"] ?? []) as Fields[]).map((author) => [
      author["wp:author_login"],
      author["wp:author_display_name"],
    ]),
  );
  const readItem = (item: Fields, index: number): OldEntry | [] => {
    const kind = asText(item["wp:post_type"]);
    const status = String(item["wp:status"]);
    if ((kind !== "post" && kind !== "page") || status === "trash") return [];
    const { pathname, search } = new URL(String(item.link), "http://old");
    // What is not published has an address such as /?p=9.
    const name = asText(item["wp:post_name"]) ?? asText(item["wp:post_id"]);
    const address = search ? `/${name ?? ""}/` : pathname;
    const terms = (item.category ?? []) as Fields[];
    const login = item["dc:creator"];
    const isHidden = asText(item["wp:post_password"]) !== undefined;
    return {
      kind,
      file: path.basename(file),
      lang,
      key: address,
      address,
      fields: {
        title: item.title,
        date: item["wp:post_date"],
        updated: item["wp:post_modified"],
        description: item["excerpt:encoded"],
        author: authors.get(login) ?? login,
        categories: terms.map((term) => term["#text"]),
        draft: isHidden || !/^(?:publish|future)$/.test(status),
      },
      body: toMarkdown(asText(item["content:encoded"]) ?? ""),
      report: (_, reason) =>
        report(path.basename(file), lines[index] ?? 1, reason),
    };
  };
  return {
    root: path.dirname(file),
    url: asText(channel.link),
    files: listOldFiles(path.dirname(file), "wp-content/uploads"),
    entries: ((channel.item ?? []) as Fields[]).flatMap(readItem),
  };
}

/** Keeps what Markdown has no words for. */
const keepHtml = (_: unknown, node: Element) => ({
  type: "html" as const,
  value: toHtml(node),
});
const kept = ["iframe", "video", "audio", "script", "style", "form", "object"];

const converter = unified()
  .use(rehypeParse, { fragment: true })
  .use(rehypeRemark, {
    handlers: Object.fromEntries(kept.map((name) => [name, keepHtml])),
  })
  .data({
    toMarkdownExtensions: [gfmTableToMarkdown({ tablePipeAlign: false })],
  } as Data)
  .use(remarkStringify, { bullet: "-", rule: "-" });

/** Makes Markdown of a text; in WordPress' earlier editor, blank lines part paragraphs. */
function toMarkdown(content: string): string {
  const isEarlier = !content.includes("<!-- wp:");
  const html = content
    .replace(/<!--\s*\/?wp:[^]*?-->|<!--nextpage-->/g, "")
    .replace(/\[caption[^\]]*\]([^]*?)\[\/caption\]/g, "<p>$1</p>")
    .replace(isEarlier ? /\n\s*\n/g : /(?!)/g, "<p>");
  return String(converter.processSync(html));
}
