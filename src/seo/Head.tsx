import { Helmet } from "react-helmet";
import { absoluteUrl, siteConfig, withBaseUrl } from "../config/resolved";
import { languageTag } from "../config/locales";
import { manifestPath } from "../config/publicFiles";
import { findTranslation } from "../lib/routeContext";
import type { RouteContext } from "../lib/routeContext";
import { firstPageTags } from "./firstPageTags";
import { feedLinks, createHreflangTags, type OwnFeeds } from "./linkTags";
import { pageFacts, type PageDescription } from "./pageFacts";

type HeadProps = PageDescription & {
  /** The page's own feeds, if it has some. */
  feeds?: OwnFeeds | undefined;
};

/** What the page's language says of the document. */
function documentLanguage(locale: string) {
  const { htmlLang, direction } = siteConfig.i18n.locales[locale] ?? {};
  return { lang: htmlLang, dir: direction };
}

/**
 * The document's head: the one place where a page's own tags are written.
 * What readers and their browsers use changes from page to page. What only
 * other sites read is written by the server, and not in the browser's script.
 */
export function Head(props: HeadProps) {
  const facts = pageFacts(props);
  const { locale, lang = locale } = props;
  return (
    <Helmet htmlAttributes={documentLanguage(locale)}>
      <title {...(lang !== locale && { lang: languageTag(lang) })}>
        {facts.fullTitle}
      </title>
      {
        // Only a finished build has it.
        process.env.NODE_ENV === "development" ? null : (
          <link rel="manifest" href={withBaseUrl(manifestPath(locale))} />
        )
      }
      <meta name="description" content={facts.description} />
      {facts.canonical ? (
        <link rel="canonical" href={facts.canonical} />
      ) : (
        <meta name="robots" content="noindex" />
      )}
      {
        // The language of an unknown path is known only in the browser.
        props.isNotFound ? null : feedLinks(locale, props.feeds)
      }
      {process.env.BUILD_STAGE === "build-javascript"
        ? null
        : firstPageTags(props, facts)}
    </Helmet>
  );
}

type OwnPageHeadProps = Pick<RouteContext, "locale" | "alternates">;

/** What the head of a page in src/pages needs, beside what its own `Head` has for Gatsby: title and description. */
export function OwnPageHead({ locale, alternates }: OwnPageHeadProps) {
  const path = findTranslation(alternates, locale)?.path ?? "/";
  return (
    <Helmet htmlAttributes={documentLanguage(locale)}>
      <link rel="canonical" href={absoluteUrl(path)} />
      <link rel="manifest" href={withBaseUrl(manifestPath(locale))} />
      {createHreflangTags(alternates)}
    </Helmet>
  );
}
