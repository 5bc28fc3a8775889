import { z } from "zod";
import { address, basePath, file, siteUrl } from "./addresses";
import { announcementSchema } from "./announcementSchema";
import { checksSchema } from "./checksSchema";
import { commentsSchema } from "./commentsSchema";
import { countOrAll } from "./countOrAll";
import { docsSchema } from "./docsSchema";
import { feedsSchema } from "./feedsSchema";
import { flag, oneOf, wholeNumber } from "./fields";
import { fontsSchema } from "./fontsSchema";
import { footerSchema } from "./footerSchema";
import { i18nSchema } from "./i18nSchema";
import { timeZone } from "./intl";
import { localizedFile } from "./localizedFile";
import { localizedText } from "./localizedText";
import { manifestSchema } from "./manifestSchema";
import { markdownSchema } from "./markdownSchema";
import { navbarSchema } from "./navbarSchema";
import { options } from "./options";
import { rule } from "./rule";
import { untranslatedSchema } from "./untranslatedSchema";

/** Everything the owner can set, for a site that speaks `locales`, at its root the default one. */
export function siteSchema(locales: readonly string[], defaultLocale?: string) {
  const localized = localizedText(locales, defaultLocale);
  return options({
    /** The owner's name; stands in the bar and behind every page's title. */
    title: localized,
    /** What the owner does, in a word or two. */
    tagline: localized,
    /** The browser tab's picture, a file in `static/` written from "/". */
    favicon: file("/favicon.svg"),
    /** Protocol and host that the site is published under. */
    url: siteUrl(),
    /** The path that the site is published under: "/" alone, for it needs a host of its own. Default: "/". */
    baseUrl: basePath().optional(),
    /** The languages of the site. */
    i18n: i18nSchema(),
    /** The time zone for moments in time; post dates are plain dates and need none. */
    timeZone: timeZone(),
    /** Light and dark. Default: light, with a switch, system preference not followed. */
    colorMode: colorModeSchema().optional(),
    /** The bar at the top of every page. */
    navbar: navbarSchema(localized),
    /** The foot of every page. Default: none. */
    footer: footerSchema(localized).optional(),
    /** A message above the bar. Default: none. */
    announcementBar: announcementSchema(localized).optional(),
    /** Where the typefaces come from. Default: "self-hosted", which asks no other host. */
    fonts: fontsSchema().optional(),
    /** The picture that other sites show beside a link to a page without its own; one for all languages, or one for each. Default: none. */
    image: localizedFile(localized, "/social-card.png").optional(),
    /** How the site is kept on home screens. Default: under its title, with its favicon. */
    manifest: manifestSchema(localized).optional(),
    /** The table of contents. Default: heading levels 2 to 3. */
    toc: tocSchema().optional(),
    /** How texts are read. */
    markdown: markdownSchema().optional(),
    /** Whether readers can enlarge pictures of texts that are larger than the column. Default: true. */
    lightbox: flag().optional(),
    /** The blog. */
    blog: options({
      /** The heading of the post list. */
      title: localized,
      /** What the blog is about, in a sentence, for search engines and feeds. */
      description: localized,
      /** The heading of the list of recent posts. */
      sidebarTitle: localized,
      /** Posts on one page of a list, or "all" for lists of one page. Default: 10. */
      postsPerPage: countOrAll(1).optional(),
      /** Posts in the list of recent posts, or "all"; 0 removes it. Default: 5. */
      sidebarCount: countOrAll(0).optional(),
      /** Whether posts tell how long they take to read. Default: true. */
      showReadingTime: flag().optional(),
      /** The feeds. Default: the 20 newest posts as RSS, Atom and JSON. */
      feeds: feedsSchema(localized).optional(),
      /** Whether posts tell when they were last changed. Default: true. */
      showLastUpdate: flag().optional(),
      /** Related posts at the foot of a post; 0 for none. Default: 3. */
      relatedCount: wholeNumber(0).optional(),
      /** Whether a picture is drawn for each post without its own, for other sites to show beside a link to it. Default: true. */
      socialCards: flag().optional(),
      /** Where the sources can be edited; a post's link adds its path, such as `/content/blog/…`. Default: no link. */
      editUrl: address("https://github.com/owner/site/edit/main").optional(),
    }),
    /** Comments below the posts, loaded only when a reader asks for them. Default: none. */
    comments: commentsSchema().optional(),
    /** What lists and search of a language show that is not written in it. Default: texts of other languages, marked as such. */
    untranslated: untranslatedSchema().optional(),
    /** What the build checks, and how it takes what it finds. Default: broken links and missing pictures stop it. */
    checks: checksSchema().optional(),
    /** Settings of collections of docs by their ids; "default" is the one in `content/docs`. A collection needs none: its files make it. Default: none. */
    docs: z.record(z.string(), docsSchema(localized)).optional(),
  });
}

function colorModeSchema() {
  return options({
    /** The mode of readers who have not chosen. Default: "light". */
    defaultMode: oneOf("light", "dark").optional(),
    /** Whether the switch is taken away. Default: false. */
    disableSwitch: flag().optional(),
    /** Whether readers who have not chosen get their system's mode. Default: false. */
    respectPrefersColorScheme: flag().optional(),
  });
}

function tocSchema() {
  return options({
    /** The highest heading level listed, 2 to 6. Default: 2. */
    minLevel: wholeNumber(2, 6).optional(),
    /** The lowest heading level listed, 2 to 6. Default: 3. */
    maxLevel: wholeNumber(2, 6).optional(),
  }).check(
    rule(({ minLevel = 2, maxLevel = 3 }) =>
      // Levels that there are not have faults of their own.
      Number(minLevel) > Number(maxLevel) &&
      Number(minLevel) <= 6 &&
      Number(maxLevel) >= 2
        ? [
            {
              path: [],
              given: { minLevel, maxLevel },
              wrong: 'has a "minLevel" greater than its "maxLevel"',
              allowed:
                'levels from 2 to 6, "minLevel" no greater than "maxLevel"',
              fix: `Swap the two: minLevel: ${String(maxLevel)}, maxLevel: ${String(minLevel)}.`,
            },
          ]
        : [],
    ),
  );
}
