import { address, sitePath } from "./addresses";
import { flag, kind, text } from "./fields";
import type { LocalizedText } from "./localizedText";
import { pattern } from "./pattern";
import { versionsShown } from "./versionsShown";

/** The fields of each kind of navbar item, without `position`. */
export function navbarItemShapes(localized: LocalizedText) {
  /** The collection of docs that is meant: "default" is the one in `content/docs`, "api" the one in `content/docs-api`. Default: "default". */
  const docsPluginId = text("default").optional();
  return {
    default: {
      /** The kind of item: a link. Default. */
      type: kind("default").optional(),
      /** What the link says. */
      label: localized,
      /** A page of the site, without locale. Exactly one of `to` and `href`. */
      to: sitePath().optional(),
      /** An address elsewhere; opens a new tab. Exactly one of `to` and `href`. */
      href: address().optional(),
      /** Marks the link as current on every path under this one. Default: `to`. */
      activeBasePath: sitePath("/blog").optional(),
      /** Marks the link as current where the path without locale matches. Default: none. */
      activeBaseRegex: pattern().optional(),
    },
    html: {
      /** The kind of item: the owner's own markup. */
      type: kind("html"),
      /** The markup, printed as it is. */
      value: localized,
    },
    search: {
      /** The kind of item: the search box. Where the bar has one, the site has a search. */
      type: kind("search"),
    },
    localeDropdown: {
      /** The kind of item: a menu of the site's languages. */
      type: kind("localeDropdown"),
    },
    doc: {
      /** The kind of item: a link to one page of documentation. */
      type: kind("doc"),
      /** The id of the page: its path below the folder of docs, without numbers and ending. */
      docId: text("intro"),
      /** What the link says. Default: the id. */
      label: localized.optional(),
      docsPluginId,
    },
    docSidebar: {
      /** The kind of item: a link to the first page of a docs sidebar. */
      type: kind("docSidebar"),
      /** The id of the sidebar. */
      sidebarId: text("guides"),
      /** What the link says. Default: the label of the first page. */
      label: localized.optional(),
      docsPluginId,
    },
    docsVersion: {
      /** The kind of item: a link to the docs in the version at hand. */
      type: kind("docsVersion"),
      /** What the link says. Default: the label of the version. */
      label: localized.optional(),
      /** Where it leads. Default: the version's main page. */
      to: sitePath("/docs").optional(),
      docsPluginId,
    },
    docsVersionDropdown: {
      /** The kind of item: a menu of the docs' versions. */
      type: kind("docsVersionDropdown"),
      /** The versions shown, in this order: a list of names, or an object with what each is called here (JavaScript puts names that are whole numbers first, lowest first). Default: all, newest first. */
      versions: versionsShown(localized).optional(),
      /** Whether the menu is left unmarked on the pages of its docs. Default: false. */
      dropdownActiveClassDisabled: flag().optional(),
      docsPluginId,
    },
  };
}
