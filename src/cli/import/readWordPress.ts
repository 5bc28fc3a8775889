import { readFileSync } from "node:fs";
import path from "node:path";
import { XMLParser, XMLValidator } from "fast-xml-parser";
import type { Element } from "hast";
import { fromHtml } from "hast-util-from-html";
import { toHtml } from "hast-util-to-html";
import { gfmTableToMarkdown } from "mdast-util-gfm-table";
import rehypeRemark from "rehype-remark";
import remarkStringify from "remark-stringify";
import { unified } from "unified";
import type { Data } from "unified";
import { asText } from "./fields";
import { listOldFiles } from "./oldSite";
import type { Fields, OldEntry, OldSite, Report } from "./oldSite";
import { readUrl } from "../../lib/address";
import { UsageError } from "../command";

const parser = new XMLParser({
  ignoreAttributes: false,
  parseTagValue: false,
  htmlEntities: true,
  processEntities: { enabled: true, maxTotalExpansions: Infinity },
  isArray: (name) => /^(?:item|category|wp:author|wp:postmeta)$/.test(name),
});

/** Parses an export; half of one, or a feed, would lose texts without a word. */
function parse(xml: string, name: string): Fields {
  if (!xml.includes("<wp:"))
    throw new UsageError(
      `${name}  This is no export of WordPress (see --help).`,
    );
  // eslint-disable-next-line @typescript-eslint/no-deprecated -- its successor is a package of its own with the same code
  if (XMLValidator.validate(xml) !== true)
    throw new UsageError(
      `${name}  The file is damaged, or ends too early: export it again.`,
    );
  const { rss } = parser.parse(xml) as { rss?: { channel?: Fields } };
  return rss?.channel ?? {};
}

/** Lists the lines at which items begin; the words of a text may name the tag as well. */
function findItemLines(xml: string): number[] {
  let line = 1;
  return [...xml.matchAll(/\n|<!\[CDATA\[[^]*?\]\]>|<item>/g)].flatMap(
    ([match]) => {
      if (match === "<item>") return line;
      line += match.split("\n").length - 1;
      return [];
    },
  );
}

/** Lists the maps that a tag has inside, as many as there are. */
const listMaps = (parent: Fields, tag: string) =>
  (parent[tag] ?? []) as Fields[];

/** Reads the file that WordPress exports (WXR); pictures are those in wp-content/uploads beside it. */
export function readWordPress(
  file: string,
  lang: string,
  report: Report,
): OldSite {
  const xml = readFileSync(file, "utf8");
  const name = path.basename(file);
  const channel = parse(xml, name);
  const lines = findItemLines(xml);
  const authors = new Map(
    listMaps(channel, "wp:author").map((author) => [
      author["wp:author_login"],
      author["wp:author_display_name"],
    ]),
  );
  const items = listMaps(channel, "item");
  const pictures = new Map(
    items.map((item) => [item["wp:post_id"], item["wp:attachment_url"]]),
  );
  const readItem = (item: Fields, index: number): OldEntry | [] => {
    const listHere = (reason: string) => {
      report(name, lines[index] ?? 1, reason);
    };
    const kind = asText(item["wp:post_type"]);
    const status = String(item["wp:status"]);
    // Pictures come along with the texts that refer to them.
    if (kind === "attachment") return [];
    if ((kind !== "post" && kind !== "page") || status === "trash") {
      const what = `"${asText(item.title) ?? ""}" (${kind ?? "of no kind"}, ${status})`;
      listHere(
        `Left out: ${what}, neither a post nor a page, or in the trash.`,
      );
      return [];
    }
    const featured = listMaps(item, "wp:postmeta").find(
      (meta) => meta["wp:meta_key"] === "_thumbnail_id",
    );
    const image = featured && asText(pictures.get(featured["wp:meta_value"]));
    if (featured && !image)
      listHere("Left out: its picture, which is not in the export.");
    const link = asText(item.link) ?? "?";
    const slug = asText(item["wp:post_name"]) ?? asText(item["wp:post_id"]);
    // Drafts have no address, or a temporary one such as /?p=9.
    const url = link.includes("?") ? undefined : readUrl(link);
    const address = url?.pathname ?? `/${slug ?? ""}/`;
    const login = item["dc:creator"];
    const isHidden = asText(item["wp:post_password"]) !== undefined;
    return {
      kind,
      file: name,
      lang,
      key: address,
      address,
      fields: {
        title: item.title,
        image,
        date: item["wp:post_date"],
        updated: item["wp:post_modified"],
        description: item["excerpt:encoded"],
        authors: authors.get(login) ?? login,
        categories: listMaps(item, "category").map((term) => term["#text"]),
        draft: isHidden || !/^(?:publish|future)$/.test(status),
      },
      body: toMarkdown(asText(item["content:encoded"]) ?? ""),
      report: (_, reason) => {
        listHere(reason);
      },
    };
  };
  return {
    root: path.dirname(file),
    url: asText(channel.link),
    files: listOldFiles(path.dirname(file), "wp-content/uploads"),
    entries: items.flatMap(readItem),
  };
}

/** Keeps what Markdown has no words for. */
const keepHtml = (_: unknown, node: Element) => ({
  type: "html" as const,
  value: toHtml(node),
});
const kept = [
  ...["iframe", "video", "audio", "script", "style", "form", "object"],
  ...["embed", "svg", "math", "template"],
];

const converter = unified()
  .use(rehypeRemark, {
    handlers: Object.fromEntries(kept.map((name) => [name, keepHtml])),
  })
  .data({
    toMarkdownExtensions: [gfmTableToMarkdown({ tablePipeAlign: false })],
  } as Data)
  .use(remarkStringify, { bullet: "-", rule: "-" });

const inline = "(?:a|abbr|b|code|del|em|i|img|s|span|strong|sub|sup)\\b";
/** The end of a line among words. */
const lineEnd = new RegExp(
  `(?<=[^>\\s]|</?${inline}[^>]*>)[ \\t]*\\n(?=[^<\\s]|<${inline})`,
  "g",
);

/** Makes Markdown of a text; in WordPress' earlier editor, blank lines part paragraphs, and lines break where they end. */
function toMarkdown(content: string): string {
  const isEarlier = !content.includes("<!-- wp:");
  const html = content
    .replace(/<!--\s*\/?wp:[^<>]*-->|<!--nextpage-->/g, "")
    .replace(/\[caption[^[\]]*\]/g, "<p>")
    .replaceAll("[/caption]", "</p>")
    .trim();
  const parted = html.replace(/\n\s*\n/g, "<p>").replace(lineEnd, "<br>");
  const tree = fromHtml(isEarlier ? parted : html, { fragment: true });
  return converter.stringify(converter.runSync(tree));
}
