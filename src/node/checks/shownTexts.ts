import type { NodePluginArgs } from "gatsby";
import type { ImageRef } from "../content/imageRef";
import { linksSeed } from "../links/linksSeed";
import type { TextLinksNode } from "../links/linksSeed";
import type { TextNode } from "../nodes/contentNodes";
import { nodeTypes } from "../nodes/textKinds";

/** A text as its page shows it. */
export type ShownText = {
  path: string;
  sourcePath: string;
  links: readonly { url: string; line?: number }[];
  images: readonly ImageRef[];
  /** Where links lead that do not lead to what was written. */
  targets: ReadonlyMap<string, string>;
};

/** All texts, each once for every locale, with where their links lead there. */
export const shownTexts = ({
  createNodeId,
  getNode,
  getNodesByType,
}: Pick<
  NodePluginArgs,
  "createNodeId" | "getNode" | "getNodesByType"
>): ShownText[] =>
  Object.values(nodeTypes)
    .flatMap((type) => getNodesByType(type) as TextNode[])
    .map((node) => {
      const own = getNode(createNodeId(linksSeed(node)));
      const { targets = [] } = (own ?? {}) as Partial<TextLinksNode>;
      return {
        path: node.path,
        sourcePath: node.sourcePath,
        links: node.links,
        images: node.images,
        targets: new Map(targets.map(({ written, to }) => [written, to])),
      };
    });
