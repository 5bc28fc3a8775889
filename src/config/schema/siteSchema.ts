import { z } from "zod";
import { describeBunnyFonts } from "../typefaces";
import { createBlogSchema } from "./blogSchema";
import { colorsSchema, findContrastIssue } from "./colorsSchema";
import { commentsSchema } from "./commentsSchema";
import { createContactSchema } from "./contactSchema";
import { contentOptions, createSearchSchema } from "./contentSchema";
import { createDocsSchema } from "./docsSchema";
import {
  createAnnouncementSchema,
  createAvailabilitySchema,
  ratesSchema,
  selectCurrent,
} from "./datedSchema";
import { baseUrl, file, origin, timeZone } from "./fields";
import { createFooterSchema } from "./footerSchema";
import { i18nSchema } from "./i18nSchema";
import { createLegalSchema } from "./legalSchema";
import { createLocalizedFields, type LocalizedFields } from "./localized";
import { createNavbarSchema } from "./navbarSchema";
import { createProjectsSchema } from "./projectsSchema";
import { cspSchema, securitySchema } from "./securitySchema";

/** Where the build puts the icon that it draws if there is no `favicon`. */
export const drawnIcon = "/icons/icon.png";

/**
 * Makes the schema of everything that the owner can set. It has every default;
 * the types of the config are its input and its output.
 * @param locales codes of the site's locales
 */
export function createSiteSchema(
  locales: readonly string[],
  defaultLocale?: string,
) {
  const fields = createLocalizedFields(locales, defaultLocale);
  return createOptionsSchema(fields, locales)
    .check(
      z.superRefine(
        ({ announcementBar, colors }, context) => {
          const issue =
            announcementBar && findContrastIssue(announcementBar, colors);
          if (!issue) return;
          const path = ["announcementBar", "textColor"];
          context.addIssue({ code: "custom", path, ...issue });
        },
        whenValid("announcementBar", "colors"),
      ),
    )
    .transform(fillFromOtherOptions);
}

/** Has a check run although other options are invalid, so that all is reported at once. */
const whenValid = (...options: string[]) => ({
  when: ({ issues }: z.core.ParsePayload) =>
    !issues.some(({ path }) => options.includes(String(path?.[0]))),
});

function createOptionsSchema(
  fields: LocalizedFields,
  locales: readonly string[],
) {
  const { localizedText, localizedFile } = fields;
  return z.strictObject({
    /** The owner's name; stands in the bar and behind every page's title. */
    title: localizedText,
    /** What the owner does, in a word or two. */
    tagline: localizedText,
    /** The browser tab's picture, a file in `static/` written from "/". Default: the first letter of the title, in the site's colours. */
    favicon: file.optional(),
    /** Protocol and host that the site is published under. */
    url: origin.describe(
      'protocol and host, such as https://www.example.com; a path goes into "baseUrl"',
    ),
    /** The path that the site is published under, such as "/project/" for https://name.github.io/project/. Addresses in content and config are written without it. Default: "/". */
    baseUrl: baseUrl.default("/"),
    /** The languages of the site. */
    i18n: i18nSchema,
    /** The time zone for moments in time; post dates are plain dates and need none. */
    timeZone,
    /** Light and dark. Default: light, with a switch, system preference not followed. */
    colorMode: z
      .strictObject({
        /** The mode of readers who have not chosen. Default: "light". */
        defaultMode: z.enum(["light", "dark"]).default("light"),
        /** Whether the switch is taken away. Default: false. */
        disableSwitch: z.boolean().default(false),
        /** Whether readers who have not chosen get their system's mode. Default: false. */
        respectPrefersColorScheme: z.boolean().default(false),
      })
      .prefault({}),
    /** Paper, ink and accent in both modes; all other colours follow them, those of social cards as well. Default: the theme's. */
    colors: colorsSchema.prefault({}),
    /** The bar at the top of every page. */
    navbar: createNavbarSchema(fields),
    /** The foot of every page. Default: none. */
    footer: createFooterSchema(fields).prefault({}),
    /** A message above the bar. Default: none. */
    announcementBar: createAnnouncementSchema(fields).optional(),
    /** When and how much the owner is free: the start page, the CV, the contact details and `<Availability />` say it in words. Default: nothing. */
    availability: createAvailabilitySchema(fields).optional(),
    /** What the owner's time costs, which `<Rates />` says in words. Default: nothing. */
    rates: ratesSchema.optional(),
    /** The picture that other sites show beside a link to a page without its own; one for all languages, or one for each. Default: a card with title and tagline, in the site's colours. */
    image: localizedFile.optional(),
    /** How the site is kept on home screens. Default: under its title, with its favicon. */
    manifest: z
      .strictObject({
        /** The name where there is little room, 12 letters at best. Default: the title. */
        shortName: localizedText.optional(),
        /**
         * A square picture in `static/`, SVG or at least 512 pixels wide, of which
         * the build makes icons. An .ico file or one on another host gives none.
         * Default: the favicon.
         */
        icon: file.optional(),
      })
      .optional(),
    /** The blog. */
    blog: createBlogSchema(fields),
    /** Comments below the posts, loaded only when a reader asks for them. Default: none. */
    comments: commentsSchema.optional(),
    /** The list of projects and its filter. Without files in `content/projects` the site has none. Default: without services. */
    projects: createProjectsSchema(fields).prefault({}),
    /** How to reach the owner. Default: nothing of it is shown. */
    contact: createContactSchema(fields).optional(),
    /** Who is behind the site by law: feeds the imprint and the privacy page. Default: nothing, and texts that ask for it are errors. */
    legal: createLegalSchema(fields).optional(),
    /** The search. */
    search: createSearchSchema(locales).prefault({}),
    /** Sources that pages may load from beside what the build knows of, such as the host of a script for visitor statistics: `{ "script-src": ["https://stats.example.com"] }`. False leaves the content security policy out. Default: none. */
    csp: cspSchema.default({}),
    /** Where to report a weakness of the site, for `/.well-known/security.txt`. Default: none, and no such file. */
    security: securitySchema.optional(),
    ...contentOptions,
    /** Settings of docs instances by their ids; "default" is the one in `content/docs`. An instance needs none: its files make it. Default: none. */
    docs: z.record(z.string(), createDocsSchema(fields)).default({}),
  });
}

type Options = z.output<ReturnType<typeof createOptionsSchema>>;

/** Fills in the defaults that depend on other options. */
function fillFromOtherOptions(site: Options) {
  const { title, url, navbar, footer, blog, checks, i18n } = site;
  const isExample = /[/.]example\.(?:com|org|net)$/.test(url);
  const { logo: footerLogo, ...footerRest } = footer;
  return {
    ...site,
    ...selectCurrent(site),
    languageNames: nameLanguages(i18n.locales),
    favicon: site.favicon ?? drawnIcon,
    fonts:
      site.fonts === "bunny" ? describeBunnyFonts(site.typefaces) : site.fonts,
    navbar: {
      ...navbar,
      title: navbar.title ?? (navbar.logo ? undefined : title),
      // Beside a title the picture would only say the same again.
      logo: withAlt(navbar.logo, navbar.title ? "" : title),
    },
    footer: {
      ...footerRest,
      ...(footerLogo && { logo: withAlt(footerLogo, title) }),
    },
    checks: {
      ...checks,
      placeholders: checks.placeholders ?? (isExample ? "ignore" : "throw"),
    },
    blog: {
      ...blog,
      feeds: {
        ...blog.feeds,
        copyright: blog.feeds.copyright ?? footer.copyright,
      },
    },
  };
}

/**
 * What each of the site's languages is called in each of them, by the tag of
 * the latter. Browsers get it as data: theirs may have another name, and React
 * would render the whole page again.
 */
function nameLanguages(locales: Options["i18n"]["locales"]) {
  const named = Object.values(locales).map(({ htmlLang }) => {
    const names = new Intl.DisplayNames([htmlLang], { type: "language" });
    const codes = Object.keys(locales);
    return [
      htmlLang,
      Object.fromEntries(codes.map((code) => [code, names.of(code)])),
    ] as const;
  });
  return Object.fromEntries(named);
}

type Logo = NonNullable<Options["footer"]["logo"]>;

const withAlt = (logo: Logo | undefined, alt: NonNullable<Logo["alt"]>) =>
  logo && { ...logo, alt: logo.alt ?? alt };
