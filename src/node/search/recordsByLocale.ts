import type { NodePluginArgs } from "gatsby";
import { localeCodes } from "../../config/locales";
import type { PageNode, PostNode } from "../nodes/contentNodes";
import { pageRecord, postRecord } from "./searchRecord";
import type { SearchRecord } from "./searchRecord";

type Args = Pick<NodePluginArgs, "createNodeId" | "getNode" | "getNodesByType">;

/** What is listed in each locale, as the search knows it, in the order of addresses. */
export function recordsByLocale(args: Args): Map<string, SearchRecord[]> {
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
  // Gatsby's order of nodes is that in which files were read.
  for (const own of records.values()) {
    own.sort((a, b) => (a.url < b.url ? -1 : 1));
  }
  return records;
}
