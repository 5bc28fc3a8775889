import { z } from "zod";
import { memoize } from "../../lib/memoize";
import { getToday } from "../../lib/zonedTime";
import { describeBunnyFonts } from "../typefaces";
import { createBlogSchema } from "./blogSchema";
import { colorsSchema } from "./colorsSchema";
import { commentsSchema } from "./commentsSchema";
import {
  createContactSchema,
  newsletterSchema,
  presenceSchema,
} from "./contactSchema";
import { contentOptions } from "./contentSchema";
import { createDocsSchema } from "./docsSchema";
import {
  createAnnouncementSchema,
  createAvailabilitySchema,
  keepCurrent,
  listLastDays,
  ratesSchema,
} from "./datedSchema";
import { baseUrl, file, siteUrl } from "./fields";
import { timeZone } from "./knownNames";
import { createFooterSchema } from "./footerSchema";
import { i18nSchema, nameLanguages } from "./i18nSchema";
import { createLegalSchema } from "./legalSchema";
import { createLocalizedFields, type LocalizedFields } from "./localized";
import { createNavbarSchema } from "./navbarSchema";
import { optionChecks } from "./optionChecks";
import { createProjectsSchema } from "./projectsSchema";
import { cspSchema } from "./cspSchema";

/**
 * Creates the schema of the site config, with all defaults. The types of the
 * config are its input and its output.
 * @param locales codes of the site's locales
 */
export const createSiteSchema = (
  locales: readonly string[],
  defaultLocale?: string,
) => createSchema(JSON.stringify([locales, defaultLocale]));

type Languages = [locales: string[], defaultLocale: string | undefined];

/** Creates the schema once for the same languages: it is large. */
const createSchema = memoize((languages: string) => {
  const [locales, defaultLocale] = JSON.parse(languages) as Languages;
  const fields = createLocalizedFields(locales, defaultLocale);
  return createOptionsSchema(fields)
    .check(...optionChecks)
    .transform(fillFromOtherOptions);
});

function createOptionsSchema(fields: LocalizedFields) {
  const { localizedText, localizedFile } = fields;
  return z.strictObject({
    /** The site's title, usually the owner's name: shown in the navbar and appended to every page's title. */
    title: localizedText,
    /** What the owner does, in a few words. */
    tagline: localizedText,
    /** The icon of browser tabs: a file in `static/`, written from "/". */
    favicon: file.describe(
      'a picture in static/, written from "/", such as "/favicon.svg"',
    ),
    /** Protocol and host of the published site. */
    url: siteUrl,
    /** The path of the published site, such as "/project/" for https://name.github.io/project/. Write addresses in content and config without it. Default: "/". */
    baseUrl: baseUrl.default("/"),
    /** The languages of the site. */
    i18n: i18nSchema,
    /** The time zone of dates with a time. Post dates are plain dates and need none. */
    timeZone,
    /** Light and dark mode. Default: light, with a switch; the system's preference is ignored. */
    colorMode: z
      .strictObject({
        /** The mode until a reader chooses one. Default: "light". */
        defaultMode: z.enum(["light", "dark"]).default("light"),
        /** True hides the switch. Default: false. */
        disableSwitch: z.boolean().default(false),
        /** True follows the system's preference until a reader chooses a mode. Default: false. */
        respectPrefersColorScheme: z.boolean().default(false),
      })
      .prefault({}),
    /** Background, text and accent colour in both modes. All other colours are derived from them, in social cards as well. Default: the theme's. */
    colors: colorsSchema.prefault({}),
    /** The navbar at the top of every page. */
    navbar: createNavbarSchema(fields),
    /** The footer of every page. Default: none. */
    footer: createFooterSchema(fields).prefault({}),
    /** An announcement above the navbar. Default: none. */
    announcementBar: createAnnouncementSchema(fields).optional(),
    /** When the owner is available, and for how many days a week. Shown in words on the start page, in the CV, in the contact details and by `<Availability />`. Default: not shown. */
    availability: createAvailabilitySchema(fields).optional(),
    /** The owner's rates, shown by `<Rates />`. Default: none. */
    rates: ratesSchema.optional(),
    /** The image in link previews of pages without their own: one for all languages, or one for each. Default: a card with title and tagline, in the site's colours. */
    image: localizedFile.optional(),
    /** The blog. */
    blog: createBlogSchema(fields),
    /** Comments below posts, loaded only when a reader asks for them. Default: none. */
    comments: commentsSchema.optional(),
    /** The list of projects and its filter by service. A site without files in `content/projects` has no such list. Default: no services. */
    projects: createProjectsSchema(fields).prefault({}),
    /** How to reach the owner. Default: not shown. */
    contact: createContactSchema(fields).optional(),
    /** The service that sends letters to readers, who subscribe by `<Newsletter />` in a text (docs/contact.md). Default: none. */
    newsletter: newsletterSchema.optional(),
    /** The owner's account in the fediverse, told in every page, by `@name@your.domain` and by microformats (docs/contact.md). Default: none. */
    presence: presenceSchema.optional(),
    /** Legal details of the owner, for imprint and privacy page. Default: none; using them in a text is an error. */
    legal: createLegalSchema(fields).optional(),
    /** Additional sources of the content security policy, such as the host of a script that you embed: `{ "script-src": ["https://stats.example.com"] }`. Default: none. */
    csp: cspSchema.default({}),
    ...contentOptions,
    /** Settings of docs instances by id; "default" is the one in `content/docs`. Optional: an instance exists if it has files. Default: none. */
    docs: z.record(z.string(), createDocsSchema(fields)).default({}),
  });
}

type Options = z.output<ReturnType<typeof createOptionsSchema>>;

/** Fills in the defaults that depend on other options. */
function fillFromOtherOptions(site: Options) {
  const { title, url, navbar, footer, checks, i18n } = site;
  const today = getToday(site.timeZone);
  const isExample = /[/.]example\.(?:com|org|net)$/.test(url);
  const { logo: footerLogo, ...footerRest } = footer;
  return {
    ...site,
    announcementBar: keepCurrent(site.announcementBar, today),
    availability: keepCurrent(site.availability, today),
    rates: keepCurrent(site.rates, today),
    lastDays: listLastDays(site),
    languageNames: nameLanguages(i18n),
    fonts: describeFonts(site),
    navbar: {
      ...navbar,
      title: navbar.title ?? (navbar.logo ? undefined : title),
      // Beside a title, an alternative text would only repeat it.
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
  };
}

/** Names what a provider is to bring, so that pages notice if it does not. */
function describeFonts({ fonts, typefaces }: Options) {
  if (fonts === "self-hosted" || fonts === "system") return fonts;
  const provider = fonts === "bunny" ? describeBunnyFonts(typefaces) : fonts;
  const { text, labels } = typefaces;
  return { ...provider, families: [text.family, labels.family] };
}

type Logo = NonNullable<Options["footer"]["logo"]>;

const withAlt = (logo: Logo | undefined, alt: NonNullable<Logo["alt"]>) =>
  logo && { ...logo, alt: logo.alt ?? alt };
