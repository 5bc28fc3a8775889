import type { GatsbyNode, NodeInput } from "gatsby";
import { localeCodes } from "../../config/locales";
import { listNamespaces, sourceLocale } from "../messages/readMessages";
import { projectRoot } from "../paths";

/** Nodes of this type are the plugin's; it makes one of each file. */
const owner = { name: "gatsby-plugin-react-i18next" };
const data = "{}";

/**
 * Tells Gatsby that the site's nodes stay until `syncNodes` deletes them, and
 * makes an empty node for each file of messages that a locale lacks: pages query
 * messages by locale, and fallbacks are filled in where there is a node.
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
    const own = listNamespaces(root, language);
    for (const ns of namespaces.filter((name) => !own.includes(name))) {
      const id = createNodeId(`Locale ${language} ${ns}`);
      const internal = { type: "Locale", contentDigest };
      const node: NodeInput = { id, language, ns, data, internal };
      void actions.createNode(node, owner);
    }
  }
};
