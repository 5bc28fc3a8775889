import type { NodePluginArgs } from "gatsby";
import { localePath } from "../../config/locales";
import { showsStandIns } from "../languages/translations";
import { projectPath } from "../content/readContent";
import { nodeSeed } from "./contentNodes";
import type { TextNode } from "./contentNodes";
import type { TextSource } from "./findTexts";
import type { ReadText } from "./readText";
import type { Settled } from "./settle";
import { sourceKeyOf } from "./textKeys";
import { kindOf, nodeTypes } from "./textKinds";
import type { TextKind } from "./textKinds";

type Gatsby = Pick<
  NodePluginArgs,
  "actions" | "createContentDigest" | "createNodeId" | "getNode"
>;

/** What must be known of a text to make its node. */
type NodeFields = Settled & {
  id: string;
  sourceKey: string;
  locale: string;
};

type Reading = {
  id: string;
  root: string;
  text: TextSource;
  /** Of the code that read it. */
  stamp: string;
  read: ReadText;
};

/** What a text's file says, as its node in its own locale holds it. */
export const textFields = ({ id, root, text, stamp, read }: Reading) =>
  ({
    ...read.fields,
    id,
    parent: text.parentId,
    children: [],
    locale: text.place.lang,
    lang: text.place.lang,
    isStandIn: false,
    folder: text.place.folder,
    sourcePath: projectPath(root, text.absolutePath),
    sourceKey: sourceKeyOf(text, stamp),
    warnings: read.problems,
    // What the clock and git say is added when it is known.
  }) as unknown as TextNode;

const typeOf = (node: object) => nodeTypes[kindOf(node)];

/** What a text's path is made of. */
type Routed = { slug?: string; name?: string; basePath: string | null };

/** The path of a text's page in a locale. */
export const routeOf = (node: Routed, locale: string): string =>
  pathOf(kindOf(node), node, locale);

export function pathOf(
  kind: TextKind,
  { slug = "", name = "", basePath }: Routed,
  locale: string,
): string {
  switch (kind) {
    case "doc":
      return localePath(locale, `${basePath}${slug}`.replace(/(?!^)\/$/, ""));
    case "post":
      return localePath(locale, `/blog/${slug}`);
    case "page":
      return localePath(locale, name === "home" ? "/" : `/${name}`);
  }
}

/**
 * Makes a text's node in its own locale, unless the one there is says the
 * same: Gatsby runs the queries of whatever is made anew.
 */
export async function putNode(
  { actions, createContentDigest, getNode }: Gatsby,
  fields: NodeFields,
): Promise<TextNode> {
  const { id, sourceKey, locale } = fields;
  const { visibility, isListed, updatedAt, updated, basePath } = fields;
  const settled = { visibility, isListed, updatedAt, updated, basePath };
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
  args: Gatsby,
  text: TextNode,
  locale: string,
): Promise<TextNode> {
  const seed = nodeSeed(typeOf(text), text.folder, locale);
  const id = args.createNodeId(seed);
  const isListed = text.isListed && showsStandIns(kindOf(text));
  const standIn = { id, locale, isStandIn: true, isListed, warnings: [] };
  const fields = { ...text, ...standIn };
  return putNode(args, fields);
}
