import type { NodePluginArgs } from "gatsby";
import type { TextPlace } from "../content/contentPlace";
import type { TextNode } from "./contentNodes";
import { nodeSeed } from "./contentNodes";
import { nodeTypes } from "./textKinds";

/** A text as its file is now. */
type Text = { place: TextPlace; digest: string };
type Nodes = Pick<NodePluginArgs, "createNodeId" | "getNode">;

export const typeOf = ({ kind }: TextPlace) => nodeTypes[kind];

/** Changes whenever a text's nodes must be made anew. */
export const sourceKeyOf = ({ digest, place }: Text, stamp: string) =>
  [stamp, digest, place.lang].join(" ");

/** The node of a text in its own locale, if it still holds what the file says. */
export function knownNode(
  { createNodeId, getNode }: Nodes,
  text: Text,
  stamp: string,
): TextNode | undefined {
  const { place } = text;
  const seed = nodeSeed(typeOf(place), place.folder, place.lang);
  const node = getNode(createNodeId(seed)) as TextNode | undefined;
  return node?.sourceKey === sourceKeyOf(text, stamp) ? node : undefined;
}
