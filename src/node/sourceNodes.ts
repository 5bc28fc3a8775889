import type { GatsbyNode, NodeInput } from "gatsby";
import { projectRoot } from "./projectRoot";
import { missingFiles } from "./strings/missingFiles";

/** Nodes of this type are the plugin's; it makes one of each file. */
const owner = { name: "gatsby-plugin-react-i18next" };
const data = "{}";

/**
 * Makes an empty catalogue for each file of texts that a language lacks: a page
 * asks for catalogues by language, and what one lacks is filled in where it is.
 */
export const sourceNodes: GatsbyNode["sourceNodes"] = ({
  actions,
  createContentDigest,
  createNodeId,
  store,
}) => {
  const internal = { type: "Locale", contentDigest: createContentDigest(data) };
  for (const { language, namespace } of missingFiles(projectRoot(store))) {
    const node: NodeInput = {
      id: createNodeId(`Locale ${language} ${namespace}`),
      language,
      ns: namespace,
      data,
      internal,
    };
    void actions.createNode({ ...node, internal: { ...internal } }, owner);
  }
};
