import { nodeSeed } from "../nodes/contentNodes";
import type { PageNode, PostNode, TagNode } from "../nodes/contentNodes";
import { authorNames } from "../cards/authorNames";
import type { SearchKind } from "../../lib/searchIndex";
import type { TocItem } from "../mdx/readToc";

/** One page as the search knows it. */
export type SearchRecord = {
  kind: SearchKind;
  url: string;
  title: string;
  /** The language of its text. */
  lang: string;
  description: string;
  /** Names. */
  authors: string[];
  /** Labels. */
  tags: string[];
  /** Null for what bears no date. */
  year: string | null;
  headings: Pick<TocItem, "id" | "title" | "depth">[];
  /** Paragraphs, headings included, one a line. */
  text: string;
  code: string;
};

/** Gives the node to the seed of its id. */
type Find = (seed: string) => object | null | undefined;

export function postRecord(post: PostNode, find: Find): SearchRecord {
  const { locale } = post;
  const tags = post.tagKeys.flatMap((key) => {
    const tag = find(nodeSeed("Tag", key, locale)) as TagNode | null;
    return tag ? [tag.label] : [];
  });
  return {
    ...shared(post),
    kind: "post",
    authors: authorNames(post, find),
    tags,
    year: post.date.slice(0, 4),
  };
}

export function pageRecord(page: PageNode): SearchRecord {
  const home = page.home ? sentences(page.home).join("\n") : "";
  return {
    ...shared(page),
    kind: "page",
    text: [home, page.text].filter(Boolean).join("\n"),
    authors: [],
    tags: [],
    year: null,
  };
}

const shared = ({
  path,
  title,
  lang,
  description,
  headings,
  text,
  code,
}: PostNode | PageNode) => ({
  url: path,
  title,
  lang,
  description,
  headings: headings.map(({ id, title, depth }) => ({ id, title, depth })),
  text,
  code,
});

/** The texts of the start page's sections; where its links lead is none. */
function sentences(value: unknown, name = ""): string[] {
  if (typeof value === "string") return name === "to" ? [] : [value];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, child]) => sentences(child, key));
}
