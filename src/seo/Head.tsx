import { Helmet } from "react-helmet";
import { localize } from "../config/localize";
import { siteConfig } from "../config/resolved";
import type { Alternate } from "../lib/routeContext";

type HeadProps = {
  /** Left out on the start page, whose title is the site's own. */
  title?: string;
  description?: string | null;
  locale: string;
  alternates: readonly Alternate[];
  type?: "article" | "website";
  /** A picture for other sites to show: its path from the site's root, or its web address. */
  image?: { src: string } | null;
  /** Pages that search engines should pass by have no canonical address either. */
  noIndex?: boolean;
};

const { defaultLocale, locales } = siteConfig.i18n;
const absolute = (path: string) => new URL(path, siteConfig.url).href;
const underscored = (tag: string) => tag.replace("-", "_");

/** The document's head: the one place where title, canonical and alternates are written. */
export function Head(props: HeadProps) {
  const { title, locale, alternates, type = "website", noIndex } = props;
  const site = localize(siteConfig.title, locale);
  const description = props.description ?? localize(siteConfig.tagline, locale);
  const own = alternates.find((other) => other.locale === locale);
  const written = alternates.filter(({ isStandIn }) => !isStandIn);
  // A stand-in repeats another page: that one is the address to keep.
  const canonical = own?.isStandIn ? written[0] : own;
  const fallback =
    written.find((other) => other.locale === defaultLocale) ?? written[0];
  const image = props.image?.src ?? siteConfig.image;
  const fullTitle = title
    ? `${title} | ${site}`
    : `${site} | ${localize(siteConfig.tagline, locale)}`;
  return (
    <Helmet
      htmlAttributes={{
        lang: locales[locale]?.htmlLang,
        dir: locales[locale]?.direction,
      }}
    >
      <title>{fullTitle}</title>
      <meta name="description" content={description} />
      <meta property="og:title" content={title ?? site} />
      <meta property="og:description" content={description} />
      <meta property="og:type" content={type} />
      <meta property="og:site_name" content={site} />
      <meta
        property="og:locale"
        content={underscored(locales[locale]?.htmlLang ?? locale)}
      />
      {image && <meta property="og:image" content={absolute(image)} />}
      <meta
        name="twitter:card"
        content={image ? "summary_large_image" : "summary"}
      />
      {noIndex && <meta name="robots" content="noindex" />}
      {!noIndex && canonical && (
        <link rel="canonical" href={absolute(canonical.path)} />
      )}
      {!noIndex && canonical && (
        <meta property="og:url" content={absolute(canonical.path)} />
      )}
      {!noIndex &&
        written.length > 1 &&
        written.map((other) => (
          <link
            key={other.locale}
            rel="alternate"
            hrefLang={locales[other.locale]?.htmlLang}
            href={absolute(other.path)}
          />
        ))}
      {!noIndex && written.length > 1 && fallback && (
        <link
          rel="alternate"
          hrefLang="x-default"
          href={absolute(fallback.path)}
        />
      )}
    </Helmet>
  );
}
