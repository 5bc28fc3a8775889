import type { NodePluginArgs } from "gatsby";
import type { TextNode } from "./contentNodes";
import { nodeSeed } from "./contentNodes";
import type { TextPlace } from "./readText";

/** A text as its file is now. */
type Text = { place: TextPlace; digest: string };
type Nodes = Pick<NodePluginArgs, "createNodeId" | "getNode">;

export const typeOf = ({ kind }: TextPlace) =>
  kind === "post" ? "BlogPost" : "Page";

/** Changes whenever a text's nodes must be made anew. */
export const sourceKeyOf = ({ digest, place }: Text, stamp: string) =>
  [stamp, digest, place.lang].join(" ");

/** A text's nodes, in these locales, that still hold. */
export function knownNodes(
  { createNodeId, getNode }: Nodes,
  text: Text,
  locales: readonly string[],
  stamp: string,
): TextNode[] {
  const { place } = text;
  const sourceKey = sourceKeyOf(text, stamp);
  return locales
    .map((locale) => nodeSeed(typeOf(place), place.folder, locale))
    .map((seed) => getNode(createNodeId(seed)) as TextNode | undefined)
    .filter((node) => node?.sourceKey === sourceKey)
    .filter((node) => node !== undefined);
}

/** Whether a text has its node. */
export const isKnown = (nodes: Nodes, text: Text, stamp: string) =>
  knownNodes(nodes, text, [text.place.lang], stamp).length > 0;
