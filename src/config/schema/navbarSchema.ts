import { z } from "zod";
import {
  file,
  hasOneTarget,
  linkAddress,
  linkTarget,
  pattern,
  sitePath,
  text,
} from "./fields";
import { uniqueList } from "./uniqueList";
import type { LocalizedFields } from "./localized";

const pixels = z.int().min(1).max(4000);

/** A logo. */
export const createLogoSchema = ({ localizedText }: LocalizedFields) =>
  z
    .strictObject({
      /** The picture, a file in `static/` written from "/". */
      src: file,
      /** The picture for dark mode. Default: `src`. */
      srcDark: file.optional(),
      /** The alternative text. Default: none beside a title, else the site's title. */
      alt: localizedText.optional(),
      /** The width in CSS pixels. Default: the picture's own. */
      width: pixels.optional(),
      /** The height in CSS pixels. Default: the picture's own. */
      height: pixels.optional(),
      /** The address that the logo links to. Default: the home page in the reader's language. */
      href: linkAddress.optional(),
    })
    .transform((logo) => ({ ...logo, srcDark: logo.srcDark ?? logo.src }));

/** The navbar at the top of every page. */
export const createNavbarSchema = (fields: LocalizedFields) =>
  z.strictObject({
    /** The title in the navbar. Default: the site's title, or none beside a logo. */
    title: fields.localizedText.optional(),
    /** The picture in front of the title. Default: none. */
    logo: createLogoSchema(fields).optional(),
    /** True hides the navbar while the reader scrolls down. Default: false. */
    hideOnScroll: z.boolean().default(false),
    /** The items of the navbar, in order. Default: none. */
    items: uniqueList(createNavbarItemSchema(fields)).default([]),
  });

const docsPlugin = {
  /** The id of the docs instance: "default" is the one in `content/docs`, "api" the one in `content/docs-api`. Default: "default". */
  docsPluginId: text.optional(),
};

/** Creates the items that the navbar and its dropdowns may have. */
const createMenuItems = ({
  localizedText,
  localizedHtml,
}: LocalizedFields) => ({
  link: z
    .strictObject({
      /** A link. */
      type: z.literal("default").optional().default("default"),
      /** The label of the link. */
      label: localizedText,
      ...linkTarget,
      /** Marks the link as current on every path under this one. Default: `to`. */
      activeBasePath: sitePath.optional(),
      /** Marks the link as current where the path without locale matches. Default: none. */
      activeBaseRegex: pattern.optional(),
    })
    .refine(...hasOneTarget),
  html: z.strictObject({
    /** Custom HTML. */
    type: z.literal("html"),
    /** The HTML, rendered as it is. */
    value: localizedHtml,
  }),
  doc: z.strictObject({
    /** A link to one page of documentation. */
    type: z.literal("doc"),
    /** The id of the page: its path below the docs folder, without number prefixes and extension. */
    docId: text,
    /** The label of the link. Default: the id. */
    label: localizedText.optional(),
    ...docsPlugin,
  }),
  docSidebar: z.strictObject({
    /** A link to the first page of a docs sidebar. */
    type: z.literal("docSidebar"),
    /** The id of the sidebar. */
    sidebarId: text,
    /** The label of the link. Default: the label of the first page. */
    label: localizedText.optional(),
    ...docsPlugin,
  }),
  docsVersion: z.strictObject({
    /** A link to the docs in the current version. */
    type: z.literal("docsVersion"),
    /** The label of the link. Default: the label of the version. */
    label: localizedText.optional(),
    ...docsPlugin,
  }),
});

const placed = {
  /** The side of the navbar on which the item is. Default: "right". */
  position: z.enum(["left", "right"]).default("right"),
};

const unknownType = {
  error: ({ code }: { code?: string }) =>
    code === "invalid_union" ? "Unknown type of item." : undefined,
};

/** An item of the navbar. */
export function createNavbarItemSchema(fields: LocalizedFields) {
  const { localizedText } = fields;
  const { link, html, doc, docSidebar, docsVersion } = createMenuItems(fields);
  const menu = uniqueList(
    z.discriminatedUnion(
      "type",
      [link, html, doc, docSidebar, docsVersion],
      unknownType,
    ),
  );
  const dropdown = z
    .strictObject({
      /** A dropdown with further items. */
      type: z.literal("dropdown"),
      /** The label of the dropdown's button. */
      label: localizedText,
      /** The items of the dropdown; they cannot be dropdowns themselves. */
      items: menu.min(1, "A dropdown needs an item."),
      /** The page or address that the label itself links to. Default: none. */
      ...linkTarget,
      ...placed,
    })
    .refine(({ to, href }) => to === undefined || href === undefined, {
      message: 'Only one of "to" and "href" is possible.',
    });
  const docsVersionDropdown = z.strictObject({
    /** A dropdown with the versions of the docs. */
    type: z.literal("docsVersionDropdown"),
    /** The names of the versions shown, in order. Default: all, newest first. */
    versions: uniqueList(text).optional(),
    ...docsPlugin,
    ...placed,
  });
  return z.discriminatedUnion(
    "type",
    [
      link.safeExtend(placed),
      dropdown,
      html.extend(placed),
      /** A dropdown with the site's languages. */
      z.strictObject({ type: z.literal("localeDropdown"), ...placed }),
      /** The search box. A site without this item has no search. */
      z.strictObject({ type: z.literal("search"), ...placed }),
      doc.extend(placed),
      docSidebar.extend(placed),
      docsVersion.extend(placed),
      docsVersionDropdown,
    ],
    unknownType,
  );
}
