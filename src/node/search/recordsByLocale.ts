import type { NodePluginArgs } from "gatsby";
import { localeCodes } from "../../config/locales";
import { siteConfig } from "../../config/resolved";
import { collectionsOf } from "../docsSection/collectionsOf";
import type { DocNode, PageNode, PostNode } from "../nodes/contentNodes";
import { docRecord, pageRecord, postRecord } from "./searchRecord";
import type { SearchRecord } from "./searchRecord";

type Nodes = Pick<
  NodePluginArgs,
  "createNodeId" | "getNode" | "getNodesByType"
>;

/** What the search of each locale finds: what is listed there. */
export function recordsByLocale(args: Nodes): Map<string, SearchRecord[]> {
  const find = (seed: string) => args.getNode(args.createNodeId(seed));
  const records = new Map(
    localeCodes.map((locale): [string, SearchRecord[]] => [locale, []]),
  );
  const posts = args.getNodesByType("BlogPost") as PostNode[];
  const pages = args.getNodesByType("Page") as PageNode[];
  for (const post of posts.filter(({ isListed }) => isListed)) {
    records.get(post.locale)?.push(postRecord(post, find));
  }
  for (const page of pages.filter(({ isListed }) => isListed)) {
    records.get(page.locale)?.push(pageRecord(page));
  }
  const docs = args.getNodesByType("Doc") as DocNode[];
  const versionOf = versionsByArea(docs);
  for (const doc of docs.filter(({ isListed }) => isListed)) {
    const version = versionOf.get(doc.area);
    records.get(doc.locale)?.push(docRecord(doc, find, version));
  }
  // Gatsby's order of nodes is that in which files were read.
  for (const own of records.values()) {
    own.sort((a, b) => (a.url < b.url ? -1 : 1));
  }
  return records;
}

const versionsByArea = (docs: readonly DocNode[]) =>
  new Map(
    collectionsOf(new Set(docs.map(({ area }) => area)), siteConfig.docs)
      .flatMap(({ versions }) => versions)
      .map((version) => [version.area, version]),
  );
