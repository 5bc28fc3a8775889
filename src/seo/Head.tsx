import { Helmet } from "react-helmet";
import { siteConfig } from "../config/resolved";
import { manifestPath } from "../config/webManifest";
import { feedLinks, type OwnFeeds } from "./feedLinks";
import { firstPageTags, type Sharing } from "./firstPageTags";
import { pageFacts, type PageDescription } from "./pageFacts";

type HeadProps = PageDescription &
  Sharing & {
    /** The page's own feeds, if it has some. */
    feeds?: OwnFeeds | undefined;
  };

/**
 * The document's head: the one place where a page's own tags are written.
 * What readers and their browsers use changes from page to page. What only
 * other sites read is written by the server, and not in the browser's script.
 */
export function Head(props: HeadProps) {
  const facts = pageFacts(props);
  const { htmlLang, direction } = siteConfig.i18n.locales[props.locale] ?? {};
  return (
    <Helmet htmlAttributes={{ lang: htmlLang, dir: direction }}>
      <title>{facts.fullTitle}</title>
      {
        // Only a finished build has it.
        process.env.NODE_ENV === "development" ? null : (
          <link rel="manifest" href={manifestPath(props.locale)} />
        )
      }
      <meta name="description" content={facts.description} />
      {facts.canonical ? (
        <link rel="canonical" href={facts.canonical} />
      ) : (
        <meta name="robots" content="noindex" />
      )}
      {
        // Which language's, an unknown path tells only when it is known.
        props.isNotFound ? null : feedLinks(props.locale, props.feeds)
      }
      {process.env.BUILD_STAGE === "build-javascript"
        ? null
        : firstPageTags(props, facts)}
    </Helmet>
  );
}
