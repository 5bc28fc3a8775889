import { z } from "zod";
import { editorSchema } from "./editorSchema";
import { address, oldAddress, origin } from "./fields";
import { headSchema, statisticsSchema } from "./headSchema";
import { machinesSchema } from "./machinesSchema";
import { typefacesSchema } from "./typefacesSchema";

const headingLevel = z.int().min(2).max(6);
const shown = z.enum(["show", "hide"]).default("show");
const severity = z.enum(["ignore", "log", "warn", "throw"]);

/** Options of the site that hold no text of the owner's: how content is shown, counted and checked. */
export const contentOptions = {
  /** Tags in the head of every page, such as those by which search engines know the owner: `[{ meta: { name: "google-site-verification", content: "…" } }, { link: { rel: "me", href: "https://…" } }]`. The policy allows scripts among them. Default: none. */
  head: headSchema.default([]),
  /** Visitor statistics without cookies. Visits of previews and visits with "Do Not Track" are not counted. Default: none. */
  statistics: statisticsSchema.optional(),
  /** What programs may do with the texts of the site: see docs/hosting.md. Default: everything. */
  machines: machinesSchema.prefault({}),
  /** The typefaces: a pair by its name, or two of your own by their files in `static/`: `{ text: { family: "Literata", regular: "/fonts/literata.woff2" }, labels: { … } }`. Default: "source", Source Serif 4 and Instrument Sans. */
  typefaces: typefacesSchema.prefault("source"),
  /** Where the typefaces come from: Bunny Fonts or another provider, the site itself, or the reader's system. Default: "self-hosted", which asks no other host. */
  fonts: z
    .union([
      z.enum(["self-hosted", "bunny", "system"]),
      z.strictObject({
        /** The provider's host, which the browser connects to early. */
        preconnect: origin,
        /** The provider's stylesheet with the `@font-face` rules. */
        stylesheet: z
          .string()
          .regex(/^https:\/\/\S+$/i, "Not an https address.")
          .describe("an address with https://"),
      }),
    ])
    .describe(
      '"self-hosted", "bunny", "system", or the preconnect and stylesheet of a provider',
    )
    .default("self-hosted"),
  /** Which headings the table of contents lists. Default: levels 2 to 3. */
  toc: z
    .strictObject({
      /** The highest heading level listed, 2 to 6. Default: 2. */
      minLevel: headingLevel.default(2),
      /** The lowest heading level listed, 2 to 6. Default: 3. */
      maxLevel: headingLevel.default(3),
    })
    .refine(({ minLevel, maxLevel }) => minLevel <= maxLevel, {
      message: '"minLevel" is greater than "maxLevel".',
    })
    .prefault({}),
  /** The editor in the browser, at `/admin`. Default: none. */
  editor: editorSchema.optional(),
  /** How texts are read. */
  markdown: z
    .strictObject({
      /**
       * Whether dollars make formulas: $…$ among words, $$…$$ alone. Prices such
       * as $5 stay text, for a formula between single dollars neither begins nor
       * ends with a space, and no digit follows it. Blocks of code in the
       * language "math" are formulas in any case. Default: true.
       */
      math: z.boolean().default(true),
      /**
       * Whether straight quotation marks, `--` and `...` become those of the
       * text's language: “ ” in English, „ “ in German, ’ and – and … in all,
       * and no line ends inside "20 kB", "10. Juli", "z. B.", "No. 2", "E-Mail".
       * Never in code and addresses; a mark behind a backslash stays straight.
       * Default: true.
       */
      smartTypography: z.boolean().default(true),
    })
    .prefault({}),
  /** Whether readers can enlarge pictures of texts that are larger than the column. Default: true. */
  lightbox: z.boolean().default(true),
  /** What lists and search of a language show that is not written in it. Default: texts of other languages, marked as such. */
  untranslated: z
    .strictObject({
      /**
       * Posts that a language has no translation of. "show": its lists, tags,
       * counts and search have them in another language, marked as such, and
       * readers can leave them out. "hide": none of these has them. Their pages
       * exist either way, for links and the language menu. Default: "show".
       */
      posts: shown,
      /** The same for pages, which only the search lists. Default: "show". */
      pages: shown,
      /** The same for documentation: its sidebars, tags and the search. Default: "show". */
      docs: shown,
    })
    .prefault({}),
  /** Redirects from old addresses that are not in the `aliases` of any entry: `[{ from: "/talks", to: "/blog/tags/talks" }, { from: "/de/projects/*", to: "/de/projekte/*" }]`. Both are whole paths, with the language's and without the base path; `to` may be on another site. A star at the end of both stands for every page at `to` and below it. Default: none. */
  redirects: z
    .array(
      z.strictObject({
        /** The old address: a path without "?" and "#". */
        from: oldAddress,
        /** A page or file of the site, or an address with https://. */
        to: address,
      }),
    )
    .default([]),
  /** What the build checks, and how it takes what it finds. Default: broken links and missing pictures stop it. */
  checks: z
    .strictObject({
      /** Links to pages and files that the site does not have. Default: "throw". */
      brokenLinks: severity.default("throw"),
      /** Links in texts by the path of another text's file, where there is none. Default: "warn". */
      brokenMarkdownLinks: severity.default("warn"),
      /** Links to a place that its page does not have. Default: "warn". */
      brokenAnchors: severity.default("warn"),
      /** Pictures of texts, pages and the site config whose file is missing. Default: "throw". */
      missingImages: severity.default("throw"),
      /** Pages that claim the same path, of which only one can be shown. Default: "warn". */
      duplicateRoutes: severity.default("warn"),
      /** Addresses that pages had before their files were renamed, as git knows, and that no alias keeps. Default: "warn". */
      lostAddresses: severity.default("warn"),
      /** What lapses within 30 days, or has: announcement, availability, rates, and pages `reviewed` a year ago. Default: "log". */
      lapsing: severity.default("log"),
      /** Placeholders: the example's names and addresses in listed pages, data files and this config, words in [square brackets] in pages, and what `npm run new` leaves to its author. Default: "throw", and "ignore" while `url` is at example.com. */
      placeholders: severity.optional(),
      /** Beginnings of addresses that no check asks for: paths that the host answers without the site, or other sites that turn programs away. Default: none. */
      skip: z
        .array(
          z
            .string()
            .regex(
              /^(?:\/|https?:\/\/)\S+$/i,
              "Not the beginning of an address.",
            )
            .describe(
              'a path that begins with "/", or an address with https://',
            ),
        )
        .default([]),
    })
    .prefault({}),
};

const word = z
  .string()
  .regex(/^[^,\n]*\S[^,\n]*$/, "Must not be empty, nor contain a comma.")
  .describe("a word, or a few, without a comma");

/** How visitors find pages by other words than the pages use. */
export const createSearchSchema = (locales: readonly string[]) =>
  z.strictObject({
    /** Words that mean the same to visitors, per language: `{ en: [["cv", "résumé"]] }`. Who looks for one finds pages with the others, too. Default: none. */
    synonyms: z
      .partialRecord(z.enum(locales), z.array(z.array(word).min(2)))
      .default({}),
  });
