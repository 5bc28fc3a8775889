import { z } from "zod";
import { editorSchema } from "./editorSchema";
import { address, httpsAddress, oldAddress, origin } from "./fields";
import { uniqueList } from "./uniqueList";
import { headSchema, statisticsSchema } from "./headSchema";
import { typefacesSchema } from "./typefacesSchema";

const hasStar = (path: string) => path.endsWith("/*");
const isPath = (address: string) => address.startsWith("/");
const withoutStar = (path: string) =>
  hasStar(path) ? path.slice(0, -1) : path;

const headingLevel = z.int().min(2).max(6);
const severity = z.enum(["ignore", "log", "warn", "throw"]);

/** Options without texts: how content is displayed, counted and checked. */
export const contentOptions = {
  /** Additional tags in the head of every page, such as site verification: `[{ meta: { name: "google-site-verification", content: "…" } }, { link: { rel: "me", href: "https://…" } }]`. The content security policy allows scripts among them. Default: none. */
  head: headSchema.default([]),
  /** Visitor statistics without cookies. Previews and visitors with "Do Not Track" are not counted. Default: none. */
  statistics: statisticsSchema.optional(),
  /** What language models and assistants may do with the texts (docs/hosting.md). Default: everything. */
  machines: z
    .strictObject({
      /** False forbids that language models are trained with them, and declares a reservation of text and data mining (§ 44b UrhG). Default: true. */
      train: z.boolean().default(true),
      /** False forbids assistants to use them in answers; else `llms.txt` lists the pages for them. Default: true. */
      answer: z.boolean().default(true),
    })
    .prefault({}),
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
        stylesheet: httpsAddress,
      }),
    ])
    .describe(
      '"self-hosted", "bunny", "system", or the preconnect and stylesheet of a provider',
    )
    .default("self-hosted"),
  /** The headings in the table of contents. Default: levels 2 and 3. */
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
  /**
   * What a language's lists and search do with entries that are not translated
   * into it. "show": include them in another language, marked as such. "hide":
   * leave them out. Their pages exist in both cases, for links and the language
   * menu. Default: "show".
   */
  untranslated: z.enum(["show", "hide"]).default("show"),
  /** True has a translation say that its original has changed since it was last touched, and when, as git knows it. Default: true. */
  outdatedNotice: z.boolean().default(true),
  /** True makes pictures as AVIF, too, for browsers that show it: fewer bytes, but builds take much longer for new pictures (docs/pictures.md). Default: false. */
  avif: z.boolean().default(false),
  /** Redirects from old addresses that no entry has in its `aliases`: `[{ from: "/talks", to: "/blog/tags/talks" }, { from: "/de/projects/*", to: "/de/projekte/*" }]`. Both are complete paths with the language's prefix, without the base path; `to` may be on another site. A star at the end of both stands for every page at and below `to`. Default: none. */
  redirects: z
    .array(
      z
        .strictObject({
          /** The old address: a path without "?" and "#". */
          from: z
            .string()
            .refine(
              (path) => oldAddress.safeParse(withoutStar(path)).success,
              "Not the path of an earlier address.",
            )
            .describe(
              'a path that begins with "/", without "?" and "#"; a star may be at its end, "/talks/*"',
            ),
          /** A page or file of the site, or an address with https://. */
          to: address.regex(
            /^(?:https?:|\/)/i,
            "A redirect leads to a page or a file, not to an email address or a phone number.",
          ),
        })
        .refine(
          ({ from, to }) => hasStar(from) === (hasStar(to) && isPath(to)),
          {
            message: "A star has to end both addresses, on this site.",
            params: {
              note: 'Write for example { from: "/talks/*", to: "/blog/*" }; other patterns go into static/_redirects.',
            },
          },
        ),
    )
    .default([]),
  /** What to do about problems that the build finds. Default: broken links stop it. */
  checks: z
    .strictObject({
      /** Links to pages and files that do not exist. Default: "throw". */
      brokenLinks: severity.default("throw"),
      /** Links to the source file of another entry that does not exist. Default: "warn". */
      brokenMarkdownLinks: severity.default("warn"),
      /** Links to an anchor that the page does not have. Default: "warn". */
      brokenAnchors: severity.default("warn"),
      /** Pages with the same path, of which only one can exist. Default: "warn". */
      duplicateRoutes: severity.default("warn"),
      /** Placeholders: addresses and names that stand for true ones, such as example.com, in listed pages, data files and this config, and text in [square brackets] in pages. Default: "throw", and "ignore" while `url` is at example.com. */
      placeholders: severity.optional(),
      /** Prefixes of addresses that are not checked, such as paths that the host serves by itself. Default: none. */
      skip: uniqueList(
        z
          .string()
          .regex(/^(?:\/|https?:\/\/)\S+$/i, "Not the beginning of an address.")
          .describe('a path that begins with "/", or an address with https://'),
      ).default([]),
    })
    .prefault({}),
};
