import { localePath } from "../../src/config/locales";
import type { SearchRecord } from "../../src/node/search/searchRecord";
import { composePost } from "../posts/composePost";
import type { Locale } from "../posts/types";

const tags = ["Craft", "Databases", "Front end", "Business"] as const;
const fence = /```\w+\n([^]*?)```/g;

/** Generated posts as the search would know them, without being compiled first. */
export function generatedRecords(
  count: number,
  locale: Locale,
): SearchRecord[] {
  return Array.from({ length: count }, (_, at) => {
    const { slug, date, title, description, body } = composePost(
      at + 1,
      locale,
    );
    const lines = plainLines(body);
    return {
      kind: "post",
      url: localePath(locale, `/blog/${slug}`),
      title,
      lang: locale,
      description,
      authors: ["Alex Example"],
      tags: [tags[at % tags.length] ?? ""],
      year: date.slice(0, 4),
      headings: lines.flatMap(({ depth, text }, index) =>
        depth > 0 ? [{ id: `line-${index}`, title: text, depth }] : [],
      ),
      text: lines.map(({ text }) => text).join("\n"),
      code: [...body.matchAll(fence)].map(([, code]) => code).join("\n"),
    };
  });
}

function plainLines(body: string): { depth: number; text: string }[] {
  return body
    .replace(fence, "")
    .replace(/\{\/\*.*?\*\/\}/g, "")
    .replace(/\[([^\]]*)\]\([^)]*\)/g, "$1")
    .replace(/[*`]/g, "")
    .split("\n")
    .filter((line) => line.trim() !== "")
    .map((line) => ({
      depth: /^#*/.exec(line)?.[0].length ?? 0,
      text: line.replace(/^(?:#+|-) /, ""),
    }));
}
