import { graphql, useStaticQuery } from "gatsby";
import i18next, { type i18n, type Resource, type ResourceKey } from "i18next";
import { createContext, useContext, type ReactNode } from "react";
import { defaultLocale } from "../config/locales";
import { memoize } from "../lib/memoize";

type MessageNodes = Queries.MessagesQuery["messages"]["nodes"];

/** Makes i18next's instance of the nodes that gatsby-plugin-react-i18next makes of `locales/`. */
export const createI18n = /* @__PURE__ */ memoize((nodes: MessageNodes) => {
  const resources: Resource = {};
  for (const { language, ns, data } of nodes) {
    (resources[language] ??= {})[ns] = JSON.parse(data) as ResourceKey;
  }
  const instance = i18next.createInstance();
  void instance.init({
    resources,
    lng: defaultLocale,
    // The build has filled all gaps: src/node/messages/fillMessages.ts.
    fallbackLng: false,
    nsSeparator: false,
    // React escapes.
    interpolation: { escapeValue: false },
    initAsync: false,
  });
  return instance;
});

export const I18nContext = createContext<i18n | null>(null);

/** Gives everything below the messages of the interface; a visit loads them once. */
export function I18nProvider({ children }: { children: ReactNode }) {
  // Without what only the build writes, and what is in scripts (scriptMessages.d.ts).
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
  return (
    <I18nContext.Provider value={createI18n(messages.nodes)}>
      {children}
    </I18nContext.Provider>
  );
}

/** i18next with the messages of all languages. */
export function useI18n(): i18n {
  const i18n = useContext(I18nContext);
  if (!i18n) throw new Error("useI18n must be used within I18nProvider");
  return i18n;
}
