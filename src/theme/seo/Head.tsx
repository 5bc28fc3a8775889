import { Helmet } from "react-helmet";
import { isPreview } from "../../config/environment";
import { absoluteUrl, siteConfig, withBaseUrl } from "../../config/resolved";
import { languageTag } from "../../config/locales";
import { manifestPath } from "../../config/publicFiles";
import { findTranslation, type RouteContext } from "../../lib/routeContext";
import { createFirstPageTags } from "./firstPageTags";
import { createFeedLinks, createHreflangTags } from "./linkTags";
import { createPageFacts, type PageDescription } from "./pageFacts";

/** Returns the language attributes of the document. */
function getDocumentLanguage(locale: string) {
  const { htmlLang, direction } = siteConfig.i18n.locales[locale] ?? {};
  return { lang: htmlLang, dir: direction };
}

/** Creates the tag that names the address which search engines list, or keeps them from listing the page. */
const createRobotsTag = (canonical: string | undefined) =>
  canonical ? (
    <link rel="canonical" href={canonical} />
  ) : (
    <meta name="robots" content="noindex" />
  );

/**
 * Renders the document head. Tags for readers and browsers update from page to
 * page; tags for other sites are written by the server only, and their code
 * stays out of the browser.
 */
export function Head(props: PageDescription) {
  const facts = createPageFacts(props);
  const { locale, lang } = facts;
  return (
    <Helmet htmlAttributes={getDocumentLanguage(locale)}>
      <title {...(lang !== locale && { lang: languageTag(lang) })}>
        {facts.fullTitle}
      </title>
      {
        // Only a finished build has the manifest.
        process.env.NODE_ENV === "development" ? null : (
          <link
            rel="manifest"
            href={withBaseUrl(manifestPath(siteConfig.i18n, locale))}
          />
        )
      }
      <meta name="description" content={facts.description} />
      {createRobotsTag(facts.canonical)}
      {
        // Only the browser knows the language of an unknown path.
        props.isNotFound ? null : createFeedLinks(locale)
      }
      {process.env.BUILD_STAGE === "build-javascript"
        ? null
        : createFirstPageTags(facts)}
    </Helmet>
  );
}

type OwnPageHeadProps = Pick<RouteContext, "locale" | "alternates">;

/** Renders the head of a page in src/pages, besides the title and description of its own `Head` export. */
export function OwnPageHead({ locale, alternates }: OwnPageHeadProps) {
  const path = findTranslation(alternates, locale)?.path ?? "/";
  return (
    <Helmet htmlAttributes={getDocumentLanguage(locale)}>
      {createRobotsTag(isPreview ? undefined : absoluteUrl(path))}
      <link
        rel="manifest"
        href={withBaseUrl(manifestPath(siteConfig.i18n, locale))}
      />
      {createHreflangTags(alternates)}
    </Helmet>
  );
}
