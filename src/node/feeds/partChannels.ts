import type { Node, NodePluginArgs } from "gatsby";
import type { ResolvedSite } from "../../config/types";
import { partChannel, type Channel } from "./channel";

type SitePage = Node & { path: string };
type PartNode = Node & {
  key: string;
  locale: string;
  path: string | null;
};
type TagNode = PartNode & { label: string; description?: string | null };
type AuthorNode = PartNode & { name: string; bio?: string | null };

/** The tags and authors that have a page, and feeds if the owner wants them. */
export function partChannels(
  site: ResolvedSite,
  { getNodesByType }: Pick<NodePluginArgs, "getNodesByType">,
): Channel[] {
  const { tags, authors } = site.blog.feeds;
  const pages = new Set(
    (getNodesByType("SitePage") as SitePage[]).map(({ path }) => path),
  );
  const channelOf = (
    field: "tagKeys" | "authorKeys",
    { key, locale, path }: PartNode,
    texts: { name: string; description?: string | null },
  ) =>
    path !== null && pages.has(path)
      ? [partChannel(site, { field, key, locale, path, ...texts })]
      : [];
  const tagNodes = tags ? (getNodesByType("Tag") as TagNode[]) : [];
  const authorNodes = authors ? (getNodesByType("Author") as AuthorNode[]) : [];
  return [
    ...tagNodes.flatMap((tag) =>
      channelOf("tagKeys", tag, {
        name: tag.label,
        description: tag.description,
      }),
    ),
    ...authorNodes.flatMap((author) =>
      channelOf("authorKeys", author, {
        name: author.name,
        description: author.bio,
      }),
    ),
  ];
}
