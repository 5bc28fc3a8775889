import { localePath } from "../../src/config/locales";
import type { SearchRecord } from "../../src/node/search/searchRecord";
import { composePost } from "../posts/composePost";
import type { Locale } from "../posts/types";

const tags = ["Craft", "Databases", "Front end", "Business"] as const;
const fence = /```\w+\n([^]*?)```/g;

/** A page's record, and its HTML. */
export type BuiltPage = { record: SearchRecord; html: string };

/** Generated posts as the search would know them, without being built first. */
export const generatedPages = (count: number, locale: Locale): BuiltPage[] =>
  Array.from({ length: count }, (_, at) => {
    const post = composePost(at + 1, locale);
    const record = {
      kind: "post" as const,
      path: localePath(locale, `/blog/${post.slug}`),
      locale,
      title: post.title,
      lang: locale,
      description: post.description,
      authors: ["Alex Example"],
      tags: [tags[at % tags.length] ?? ""],
      year: post.date.slice(0, 4),
    };
    return { record, html: toHtml(post.body) };
  });

function toHtml(body: string): string {
  const html = body
    .replace(fence, (_, code: string) => `<pre>${code}</pre>`)
    .replace(/\{\/\*.*?\*\/\}/g, "")
    .replace(/\[([^\]]*)\]\([^)]*\)/g, "$1")
    .replace(/[*`]/g, "")
    .split("\n")
    .map((line, index) =>
      line.replace(
        /^(#+) (.*)/,
        (_, { length }: string, title: string) =>
          `<h${length} id="line-${index}">${title}</h${length}>`,
      ),
    )
    .join("\n");
  return `<main data-pagefind-body>${html}</main>`;
}
