import { z } from "zod";
import { address, file, hasOneOf, pattern, sitePath, text } from "./fields";
import type { LocalizedFields } from "./localized";

/** A picture that stands for the owner. */
export const createLogoSchema = ({ localizedText }: LocalizedFields) =>
  z
    .strictObject({
      /** The picture, a file in `static/` written from "/". */
      src: file,
      /** The picture for dark mode. Default: `src`. */
      srcDark: file.optional(),
      /** What the picture shows. Default: nothing beside a title, else the site's title. */
      alt: localizedText.optional(),
      /** The width in CSS pixels. Default: the picture's own. */
      width: z.int().min(1).optional(),
      /** The height in CSS pixels. Default: the picture's own. */
      height: z.int().min(1).optional(),
      /** Where the logo leads. Default: the home page in the reader's language. */
      href: address.optional(),
    })
    .transform((logo) => ({ ...logo, srcDark: logo.srcDark ?? logo.src }));

/** The bar at the top of every page. */
export const createNavbarSchema = (fields: LocalizedFields) =>
  z.strictObject({
    /** The name at the start of the bar. Default: the site's title, or none beside a logo. */
    title: fields.localizedText.optional(),
    /** The picture in front of the title. Default: none. */
    logo: createLogoSchema(fields).optional(),
    /** Whether the bar hides while the reader scrolls down. Default: false. */
    hideOnScroll: z.boolean().default(false),
    /** What the bar offers, in this order. Default: nothing. */
    items: z.array(createNavbarItemSchema(fields)).default([]),
  });

const target = {
  /** A page of the site, without locale. */
  to: sitePath.optional(),
  /** An address elsewhere; opens a new tab. */
  href: address.optional(),
};

const docsPlugin = {
  /** The docs instance that is meant: "default" is the one in `content/docs`, "api" the one in `content/docs-api`. Default: "default". */
  docsPluginId: text.optional(),
};

/** Items that stand in the bar as well as in its menus. */
const createMenuItems = ({ localizedText }: LocalizedFields) => ({
  link: z
    .strictObject({
      /** A link. */
      type: z.literal("default").optional().default("default"),
      /** What the link says. */
      label: localizedText,
      ...target,
      /** Marks the link as current on every path under this one. Default: `to`. */
      activeBasePath: sitePath.optional(),
      /** Marks the link as current where the path without locale matches. Default: none. */
      activeBaseRegex: pattern.optional(),
    })
    .refine(
      hasOneOf("to", "href"),
      'Exactly one of "to" and "href" is required.',
    ),
  html: z.strictObject({
    /** The owner's own markup. */
    type: z.literal("html"),
    /** The markup, printed as it is. */
    value: localizedText,
  }),
  doc: z.strictObject({
    /** A link to one page of documentation. */
    type: z.literal("doc"),
    /** The id of the page: its path below the folder of docs, without numbers and ending. */
    docId: text,
    /** What the link says. Default: the id. */
    label: localizedText.optional(),
    ...docsPlugin,
  }),
  docSidebar: z.strictObject({
    /** A link to the first page of a docs sidebar. */
    type: z.literal("docSidebar"),
    /** The id of the sidebar. */
    sidebarId: text,
    /** What the link says. Default: the label of the first page. */
    label: localizedText.optional(),
    ...docsPlugin,
  }),
  docsVersion: z.strictObject({
    /** A link to the docs in the version at hand. */
    type: z.literal("docsVersion"),
    /** What the link says. Default: the label of the version. */
    label: localizedText.optional(),
    /** Where it leads. Default: the version's main page. */
    to: sitePath.optional(),
    ...docsPlugin,
  }),
});

const placed = {
  /** The side of the bar that the item stands on. Default: "right". */
  position: z.enum(["left", "right"]).default("right"),
};

const unknownType = {
  error: ({ code }: { code?: string }) =>
    code === "invalid_union" ? "Unknown type of item." : undefined,
};

/** One item of the bar. */
export function createNavbarItemSchema(fields: LocalizedFields) {
  const { localizedText } = fields;
  const { link, html, doc, docSidebar, docsVersion } = createMenuItems(fields);
  const menu = z.array(
    z.discriminatedUnion(
      "type",
      [link, html, doc, docSidebar, docsVersion],
      unknownType,
    ),
  );
  const dropdown = z
    .strictObject({
      /** A menu of further items. */
      type: z.literal("dropdown"),
      /** What the menu's button says. */
      label: localizedText,
      /** The entries of the menu; they cannot be dropdowns themselves. */
      items: menu,
      /** What the label itself leads to. Default: nothing. */
      ...target,
      ...placed,
    })
    .refine(({ to, href }) => to === undefined || href === undefined, {
      message: 'Only one of "to" and "href" is possible.',
    });
  const docsVersionDropdown = z.strictObject({
    /** A menu of the docs' versions. */
    type: z.literal("docsVersionDropdown"),
    /** The versions shown, in this order: a list of names, or an object with what each is called here (JavaScript puts names that are whole numbers first, lowest first). Default: all, newest first. */
    versions: z
      .union([
        z.array(text),
        z.record(
          z.string(),
          z.strictObject({
            /** What the menu calls the version. Default: the version's own label. */
            label: localizedText.optional(),
          }),
        ),
      ])
      .describe("a list of names, or an object with one field per version")
      .optional(),
    /** Whether the menu is left unmarked on the pages of its docs. Default: false. */
    dropdownActiveClassDisabled: z.boolean().default(false),
    /** Entries of the menu before the versions. Default: none. */
    dropdownItemsBefore: menu.default([]),
    /** Entries of the menu behind the versions. Default: none. */
    dropdownItemsAfter: menu.default([]),
    ...docsPlugin,
    ...placed,
  });
  return z.discriminatedUnion(
    "type",
    [
      link.safeExtend(placed),
      dropdown,
      html.extend(placed),
      /** A menu of the site's languages. */
      z.strictObject({ type: z.literal("localeDropdown"), ...placed }),
      /** The search box. Where the bar has one, the site has a search. */
      z.strictObject({ type: z.literal("search"), ...placed }),
      doc.extend(placed),
      docSidebar.extend(placed),
      docsVersion.extend(placed),
      docsVersionDropdown,
    ],
    unknownType,
  );
}
