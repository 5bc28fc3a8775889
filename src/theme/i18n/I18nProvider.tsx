import { graphql, useStaticQuery } from "gatsby";
import i18next, { type i18n, type Resource, type ResourceKey } from "i18next";
import type { ReactNode } from "react";
import { defaultLocale } from "../../config/locales";
import { createStrictContext } from "../../lib/createStrictContext";
import { memoize } from "../../lib/memoize";

type MessageNodes = Queries.MessagesQuery["messages"]["nodes"];

/** Creates the i18next instance from the nodes that gatsby-plugin-react-i18next creates from `locales/`. */
export const createI18n = /* @__PURE__ */ memoize((nodes: MessageNodes) => {
  const resources: Resource = {};
  for (const { language, ns, data } of nodes) {
    (resources[language] ??= {})[ns] = JSON.parse(data) as ResourceKey;
  }
  const instance = i18next.createInstance();
  void instance.init({
    resources,
    lng: defaultLocale,
    // The build has filled missing messages: src/site/messages/fillMessages.ts.
    fallbackLng: false,
    nsSeparator: false,
    // React escapes values.
    interpolation: { escapeValue: false },
    initAsync: false,
  });
  return instance;
});

/** i18next with the messages of all languages. */
export const [I18nContextProvider, useI18n] =
  createStrictContext<i18n>("I18nProvider");

/** Provides the messages of the interface; a visit loads them once. */
export function I18nProvider({ children }: { children: ReactNode }) {
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
  return (
    <I18nContextProvider value={createI18n(messages.nodes)}>
      {children}
    </I18nContextProvider>
  );
}
