import i18next, { type i18n, type Resource, type ResourceKey } from "i18next";
import { defaultLocale } from "../config/locales";

/** What a page's query brings of catalogues: see stringsFragment.ts. */
export type PageStrings = {
  locales?: {
    edges: readonly { node: { ns: string; data: string; language: string } }[];
  };
};

/** Makes i18next of the catalogues that a page brings. */
export function pageStrings({ locales }: PageStrings, locale: string): i18n {
  const nodes = locales?.edges.map(({ node }) => node) ?? [];
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
  return strings;
}
