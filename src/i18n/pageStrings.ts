import { graphql } from "gatsby";
import i18next, { type i18n, type Resource, type ResourceKey } from "i18next";
import { defaultLocale } from "../config/locales";

/** What a page's query brings of catalogues by the fragment below. */
export type PageStrings = {
  locales?: {
    edges: readonly { node: { ns: string; data: string; language: string } }[];
  };
};

/** By what they were made of. */
const known = new Map<string, i18n>();

/** Gives i18next with the catalogues that a page brings; pages that bring the same ones share it. */
export function pageStrings({ locales }: PageStrings, locale: string): i18n {
  const nodes = locales?.edges.map(({ node }) => node) ?? [];
  // No JSON has a zero byte in it.
  const key = [
    locale,
    ...nodes.flatMap(({ ns, language, data }) => [ns, language, data]),
  ].join("\0");
  const before = known.get(key);
  if (before) return before;
  const resources: Resource = {};
  for (const { ns, data, language } of nodes) {
    (resources[language] ??= {})[ns] = JSON.parse(data) as ResourceKey;
  }
  const strings = i18next.createInstance();
  void strings.init({
    resources,
    lng: locale,
    fallbackLng: defaultLocale,
    ns: nodes.map(({ ns }) => ns),
    nsSeparator: false,
    // React does it.
    interpolation: { escapeValue: false },
    react: { useSuspense: false },
  });
  known.set(key, strings);
  return strings;
}

/** What `pageStrings` needs of the catalogues that a page names. */
export const fragment = graphql`
  fragment Strings on LocaleConnection {
    edges {
      node {
        ns
        data
        language
      }
    }
  }
`;
