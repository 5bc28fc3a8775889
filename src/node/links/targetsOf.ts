import type { CreateResolversArgs } from "gatsby";
import { linksSeed } from "./linksSeed";
import type { TextKey, TextLinksNode } from "./linksSeed";
import type { LinkTarget } from "./resolveTexts";

/** What a resolver needs to look up where links lead. */
export type LinksModel = {
  nodeModel: {
    getNodeById: (query: { id: string; type: string }) => object | null;
  };
};

/** Where the links of a text lead on its page, as far as that is not what its author wrote. */
export function targetsOf(
  text: TextKey,
  createNodeId: CreateResolversArgs["createNodeId"],
  nodeModel: LinksModel["nodeModel"],
): readonly LinkTarget[] {
  const id = createNodeId(linksSeed(text));
  const links = nodeModel.getNodeById({ id, type: "TextLinks" });
  return links ? (links as TextLinksNode).targets : [];
}
