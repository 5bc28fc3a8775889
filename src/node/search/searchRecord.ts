import { nodeSeed } from "../nodes/contentNodes";
import type {
  DocNode,
  PageNode,
  PostNode,
  TagNode,
} from "../nodes/contentNodes";
import { authorNames } from "../cards/authorNames";
import { localize } from "../../config/localize";
import { unnamedVersion } from "../../lib/searchIndex";
import type { SearchKind } from "../../lib/searchIndex";
import type { DocsVersion } from "../docsSection/collectionsOf";
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
  /** Of documentation in several versions; the name is what readers see. */
  version?: { name: string; isLast: boolean };
  headings: Pick<TocItem, "id" | "title" | "depth">[];
  /** Paragraphs, headings included, one a line. */
  text: string;
  code: string;
};

/** Gives the node to the seed of its id. */
type Find = (seed: string) => object | null | undefined;

const tagsOf = ({ locale, tagKeys }: PostNode | DocNode, find: Find) =>
  tagKeys.flatMap((key) => {
    const tag = find(nodeSeed("Tag", key, locale)) as TagNode | null;
    return tag ? [tag.label] : [];
  });

export function postRecord(post: PostNode, find: Find): SearchRecord {
  return {
    ...shared(post),
    kind: "post",
    authors: authorNames(post, find),
    tags: tagsOf(post, find),
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

/** @param version of its collection; what has only one is not told apart */
export function docRecord(
  doc: DocNode,
  find: Find,
  version: DocsVersion | undefined,
): SearchRecord {
  return {
    ...shared(doc),
    kind: "doc",
    authors: [],
    tags: tagsOf(doc, find),
    year: null,
    ...(version?.hasBadge && {
      version: {
        name:
          version.label === null
            ? unnamedVersion
            : localize(version.label, doc.locale),
        isLast: version.isLast,
      },
    }),
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
}: PostNode | PageNode | DocNode) => ({
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
