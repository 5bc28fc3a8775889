import { fill } from "../lib/fill";
import type { FeedFormat } from "./feedFormats";
import { navbarItemWithDefaults } from "./navbarItemWithDefaults";
import type { Localized } from "./localize";
import type {
  Feeds,
  FooterColumn,
  FooterLink,
  Logo,
  LogoInput,
  ResolvedSite,
  SiteInput,
} from "./types";

/** Fills in what the owner left out; the schema documents each default. */
export function withDefaults(site: SiteInput): ResolvedSite {
  return {
    ...site,
    i18n: {
      ...fill({ suggestLanguage: true }, site.i18n),
      locales: localesWithDefaults(site),
    },
    colorMode: fill(
      {
        defaultMode: "light",
        disableSwitch: false,
        respectPrefersColorScheme: false,
      },
      site.colorMode,
    ),
    navbar: navbarWithDefaults(site),
    footer: footerWithDefaults(site),
    announcementBar:
      site.announcementBar && fill({ isCloseable: true }, site.announcementBar),
    fonts: site.fonts ?? "self-hosted",
    lightbox: site.lightbox ?? true,
    toc: fill({ minLevel: 2, maxLevel: 3 }, site.toc),
    markdown: fill({ math: true, smartTypography: true }, site.markdown),
    blog: {
      ...fill(
        {
          postsPerPage: 10,
          sidebarCount: 5,
          showReadingTime: true,
          showLastUpdate: true,
          relatedCount: 3,
          socialCards: true,
        },
        site.blog,
      ),
      feeds: feedsWithDefaults(site),
    },
    untranslated: fill(
      {
        posts: "show" as const,
        pages: "show" as const,
        docs: "show" as const,
      },
      site.untranslated,
    ),
    docs: site.docs ?? {},
  };
}

function localesWithDefaults({ i18n }: SiteInput) {
  return Object.fromEntries(
    Object.entries(i18n.locales).map(([code, locale]) => [
      code,
      fill({ direction: "ltr" as const }, locale),
    ]),
  );
}

function feedsWithDefaults({ blog, footer }: SiteInput): Feeds {
  return fill(
    {
      formats: ["rss", "atom", "json"] as FeedFormat[],
      limit: 20 as const,
      tags: false,
      authors: false,
      copyright: footer?.copyright,
    },
    blog.feeds,
  );
}

function navbarWithDefaults(site: SiteInput): ResolvedSite["navbar"] {
  const { title, logo, hideOnScroll = false, items = [] } = site.navbar;
  return {
    title: title ?? (logo ? undefined : site.title),
    // Beside a title the picture would only say the same again.
    logo: logo && logoWithDefaults(logo, title ? "" : site.title),
    hideOnScroll,
    items: items.map(navbarItemWithDefaults),
  };
}

function footerWithDefaults(site: SiteInput): ResolvedSite["footer"] {
  const { links = [], logo, copyright } = site.footer ?? {};
  return {
    // The check has made sure that columns and single links are not mixed.
    links: links as FooterColumn[] | FooterLink[],
    logo: logo && logoWithDefaults(logo, site.title),
    copyright,
  };
}

function logoWithDefaults(logo: LogoInput, alt: Localized): Logo {
  return fill({ srcDark: logo.src, alt }, logo);
}
