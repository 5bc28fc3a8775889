import { graphql, useStaticQuery } from "gatsby";
import type { Messages } from "../../lib/findMessage";
import { memoize } from "../../lib/memoize";

type MessageNodes = Queries.MessagesQuery["messages"]["nodes"];

/** The messages of the interface, by locale and namespace. */
type Catalogues = Record<string, Record<string, Messages>>;

/** Reads the nodes that gatsby-plugin-react-i18next creates from `locales/`. */
const readCatalogues = /* @__PURE__ */ memoize((nodes: MessageNodes) => {
  const catalogues: Catalogues = {};
  for (const { language, ns, data } of nodes) {
    (catalogues[language] ??= {})[ns] = JSON.parse(data) as Messages;
  }
  return catalogues;
});

/** Returns the messages of the interface in all languages; a visit loads them once. */
export function useCatalogues(): Catalogues {
  // Excludes messages that only the build or inline scripts use
  // (scriptMessages.d.ts).
  const { messages } = useStaticQuery<Queries.MessagesQuery>(graphql`
    query Messages {
      messages: allLocale(
        filter: {
          ns: { nin: ["baseUrl", "content", "crash", "feed", "profile"] }
        }
        sort: [{ language: ASC }, { ns: ASC }]
      ) {
        nodes {
          language
          ns
          data
        }
      }
    }
  `);
  return readCatalogues(messages.nodes);
}
