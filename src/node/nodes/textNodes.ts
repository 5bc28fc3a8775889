import type { CreatePagesArgs } from "gatsby";
import { localePath } from "../../config/locales";
import { nodeSeed } from "./contentNodes";
import type { TextNode } from "./contentNodes";
import type { Settled } from "./settle";

/** What must be known of a text to make its node. */
type NodeFields = Settled & {
  id: string;
  sourceKey: string;
  locale: string;
};

const typeOf = (node: object) => ("slug" in node ? "BlogPost" : "Page");

const routeOf = (node: object, locale: string) => {
  if ("slug" in node) return localePath(locale, `/blog/${String(node.slug)}`);
  const { name } = node as { name: string };
  return localePath(locale, name === "home" ? "/" : `/${name}`);
};

/**
 * Makes a text's node in its own locale, unless the one there is says the
 * same: Gatsby runs the queries of whatever is made anew.
 */
export async function putNode(
  { actions, createContentDigest, getNode }: CreatePagesArgs,
  fields: NodeFields,
): Promise<TextNode> {
  const { id, sourceKey, locale } = fields;
  const { visibility, isListed, updatedAt, updated } = fields;
  const settled = { visibility, isListed, updatedAt, updated };
  const contentDigest = createContentDigest({ sourceKey, locale, settled });
  const known = getNode(id) as TextNode | undefined;
  if (known?.internal.contentDigest === contentDigest) return known;
  const node = {
    ...fields,
    path: routeOf(fields, locale),
    internal: { type: typeOf(fields), contentDigest },
  };
  await actions.createNode(node);
  return node as unknown as TextNode;
}

/** Makes the node that shows a text in a locale without a translation of it. */
export function putStandIn(
  args: CreatePagesArgs,
  text: TextNode,
  locale: string,
): Promise<TextNode> {
  const seed = nodeSeed(typeOf(text), text.folder, locale);
  const id = args.createNodeId(seed);
  const fields = { ...text, id, locale, isStandIn: true, warnings: [] };
  return putNode(args, fields);
}
