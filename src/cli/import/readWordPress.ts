import { readFileSync } from "node:fs";
import path from "node:path";
import { XMLParser, XMLValidator } from "fast-xml-parser";
import type { Element } from "hast";
import { fromHtml } from "hast-util-from-html";
import { toHtml } from "hast-util-to-html";
import { gfmStrikethroughToMarkdown } from "mdast-util-gfm-strikethrough";
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
  parseTagValue: false,
  htmlEntities: true,
  processEntities: { enabled: true, maxTotalExpansions: Infinity },
  isArray: (name) => /^(?:item|category|wp:postmeta)$/.test(name),
});

/** Parses an export; half of one, or a feed, would lose texts without a word. */
function parse(xml: string, name: string): Fields {
  // eslint-disable-next-line @typescript-eslint/no-deprecated -- its successor is a package of its own with the same code
  if (!xml.includes("<wp:") || XMLValidator.validate(xml) !== true)
    throw new UsageError(
      `${name}  This is no export of WordPress, or a damaged one: export it again (see --help).`,
    );
  const { rss } = parser.parse(xml) as { rss?: { channel?: Fields } };
  return rss?.channel ?? {};
}

/** Lists the lines at which items begin. */
function findItemLines(xml: string): number[] {
  let line = 1;
  return xml
    .split("<item>")
    .map((before) => (line += before.split("\n").length - 1));
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
  const items = listMaps(channel, "item");
  const pictures = new Map(
    items.map((item) => [item["wp:post_id"], item["wp:attachment_url"]]),
  );

  const readItem = (item: Fields, index: number): OldEntry | [] => {
    const reportItem: OldEntry["report"] = (_, reason) =>
      report(name, lines[index] ?? 1, reason);
    const kind = asText(item["wp:post_type"]);
    const status = String(item["wp:status"]);
    // Pictures come along with the texts that refer to them.
    if (kind === "attachment") return [];
    if ((kind !== "post" && kind !== "page") || status === "trash") {
      const what = `"${asText(item.title) ?? ""}" (${kind ?? "of no kind"}, ${status})`;
      reportItem(
        1,
        `Left out: ${what}, neither a post nor a page, or in the trash.`,
      );
      return [];
    }
    const link = asText(item.link) ?? "?";
    const slug = asText(item["wp:post_name"]) ?? String(item["wp:post_id"]);
    // Drafts have no address, or a temporary one such as /?p=9.
    const url = link.includes("?") ? undefined : readUrl(link);
    const address = url?.pathname ?? `/${slug}/`;
    const picture = listMaps(item, "wp:postmeta").find(
      (meta) => meta["wp:meta_key"] === "_thumbnail_id",
    )?.["wp:meta_value"];
    const isHidden = asText(item["wp:post_password"]) !== undefined;
    return {
      kind,
      file: name,
      lang,
      key: slug,
      address,
      fields: {
        title: item.title,
        // One that is not in the export is listed by its number.
        image: pictures.get(picture) ?? picture,
        date: item["wp:post_date"],
        updated: item["wp:post_modified"],
        description: item["excerpt:encoded"],
        authors: item["dc:creator"],
        categories: item.category,
        draft: isHidden || !/^(?:publish|future)$/.test(status),
      },
      body: toMarkdown(asText(item["content:encoded"]) ?? "", reportItem),
      report: reportItem,
    };
  };
  return {
    root: path.dirname(file),
    url: asText(channel.link),
    files: listOldFiles(path.dirname(file), "wp-content/uploads"),
    entries: items.flatMap(readItem),
  };
}

/** Elements that Markdown has no words for. */
const kept = [
  ...["iframe", "video", "audio", "script", "style", "form", "object"],
  ...["embed", "svg", "math", "template"],
];
const keepHtml = (_: unknown, node: Element) => ({
  type: "html" as const,
  value: toHtml(node),
});

const converter = unified()
  .use(rehypeRemark, {
    handlers: Object.fromEntries(kept.map((name) => [name, keepHtml])),
  })
  .data({
    toMarkdownExtensions: [
      gfmTableToMarkdown({ tablePipeAlign: false }),
      gfmStrikethroughToMarkdown(),
    ],
  } as Data)
  .use(remarkStringify, { bullet: "-", rule: "-" });

const inline = "(?:a|abbr|b|code|del|em|i|img|s|span|strong|sub|sup)\\b";
/** The end of a line among words. */
const lineEnd = new RegExp(
  `(?<=[^>\\s]|</?${inline}[^>]*>)[ \\t]*\\n(?=[^<\\s]|<${inline})`,
  "g",
);

/** Makes Markdown of a text; in WordPress' earlier editor, blank lines part paragraphs, and lines break where they end. */
function toMarkdown(content: string, report: OldEntry["report"]): string {
  const isEarlier = !content.includes("<!-- wp:");
  const html = content
    .replace(/<!--\s*\/?wp:[^<>]*-->|<!--nextpage-->/g, "")
    .replace(/\[caption[^[\]]*\]/g, "<p>")
    .replaceAll("[/caption]", "</p>")
    .trim();
  const parted = html.replace(/\n\s*\n/g, "<p>").replace(lineEnd, "<br>");
  try {
    const tree = fromHtml(isEarlier ? parted : html, { fragment: true });
    return converter.stringify(converter.runSync(tree));
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    report(1, "Stays HTML: its tags are too deep inside each other.");
    return content;
  }
}
