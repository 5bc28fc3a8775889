import type { GatsbyNode, NodeInput } from "gatsby";
import { localeCodes } from "../config/locales";
import { listNamespaces, sourceLocale } from "../site/messages/readMessages";
import { projectRoot } from "./projectRoot";

/** The plugin that owns nodes of this type, one for each file. */
const owner = { name: "gatsby-plugin-react-i18next" };
const data = "{}";

/**
 * Has Gatsby keep the site's nodes until `syncNodes` deletes them, and creates
 * an empty node for each file of messages that a locale lacks, into which
 * fallbacks are filled.
 */
export const sourceNodes: GatsbyNode["sourceNodes"] = ({
  actions,
  createContentDigest,
  createNodeId,
  store,
}) => {
  actions.enableStatefulSourceNodes?.();
  const root = projectRoot(store);
  const contentDigest = createContentDigest(data);
  const namespaces = listNamespaces(root, sourceLocale);
  for (const language of localeCodes) {
    const existing = listNamespaces(root, language);
    for (const ns of namespaces.filter((name) => !existing.includes(name))) {
      const id = createNodeId(`Locale ${language} ${ns}`);
      const internal = { type: "Locale", contentDigest };
      const node: NodeInput = { id, language, ns, data, internal };
      void actions.createNode(node, owner);
    }
  }
};
