import { siteConfig } from "../../../src/config/resolved";
import type { LanguageFacts, Version } from "./checkAlternates";
import { addressOf, saidBy } from "./indexed";
import { fallbacks, type BuiltPage } from "./pages";
import { sitemapEntries } from "./sitemap";

const inSitemap = new Map(
  sitemapEntries.map((entry) => [
    entry.loc,
    (entry["xhtml:link"] ?? []).map((link): Version => [
      link["@_hreflang"],
      link["@_href"],
    ]),
  ]),
);

/** Every `inLanguage` of a page's JSON-LD. */
const languagesSaid = ({ document }: BuiltPage): string[] =>
  [...document.querySelectorAll('[type="application/ld+json"]')].flatMap(
    ({ textContent }) =>
      [...textContent.matchAll(/"inLanguage":"([^"]*)"/g)].map(
        ([, language]) => language ?? "",
      ),
  );

/** What a built page says about its language and its versions. */
export function languageFacts(page: BuiltPage): LanguageFacts {
  const { document, path } = page;
  const address = addressOf(page);
  const head = [...document.querySelectorAll("link[hreflang]")].map(
    (link): Version => [
      link.getAttribute("hreflang") ?? "",
      link.getAttribute("href") ?? "",
    ],
  );
  return {
    address,
    lang: document.documentElement.lang,
    isIndexed:
      saidBy(page, 'meta[name="robots"]').length === 0 &&
      saidBy(page, 'link[rel="canonical"]').join() === address,
    isFallback: fallbacks.has(path),
    head,
    sitemap: inSitemap.get(address),
    ogLocale: saidBy(page, 'meta[property="og:locale"]').join(),
    ogAlternates: saidBy(page, 'meta[property="og:locale:alternate"]'),
    inLanguage: languagesSaid(page),
  };
}

/** The language of the site's root, as pages write it. */
export const mainLang =
  siteConfig.i18n.locales[siteConfig.i18n.defaultLocale]?.htmlLang ?? "";
