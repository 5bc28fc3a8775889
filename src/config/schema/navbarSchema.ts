import { z } from "zod";
import { sitePath } from "./addresses";
import { byType } from "./byType";
import { flag, oneOf } from "./fields";
import type { LocalizedText } from "./localizedText";
import { logoSchema } from "./logoSchema";
import { navbarItemShapes } from "./navbarItemShapes";
import { atMostOneTarget, exactlyOneTarget } from "./targetRules";
import { address } from "./addresses";

/** The bar at the top of every page. */
export function navbarSchema(localized: LocalizedText) {
  return z.strictObject({
    /** The name at the start of the bar. Default: the site's title, or none beside a logo. */
    title: localized.optional(),
    /** The picture in front of the title. Default: none. */
    logo: logoSchema(localized).optional(),
    /** Whether the bar hides while the reader scrolls down. Default: false. */
    hideOnScroll: flag().optional(),
    /** What the bar offers, in this order. Default: nothing. */
    items: z.array(navbarItemSchema(localized)).optional(),
  });
}

/** One item of the bar. */
export function navbarItemSchema(localized: LocalizedText) {
  const shapes = navbarItemShapes(localized);
  const placed = {
    /** The side of the bar that the item stands on. Default: "right". */
    position: oneOf("left", "right").optional(),
  };
  return byType({
    default: z
      .strictObject({ ...shapes.default, ...placed })
      .check(exactlyOneTarget(["to", "href"])),
    dropdown: z
      .strictObject({
        /** The kind of item: a menu of further items. */
        type: z.literal("dropdown"),
        /** What the menu's button says. */
        label: localized,
        /** The entries of the menu; they cannot be dropdowns themselves. */
        items: z.array(menuItemSchema(localized)),
        /** A page of the site that the label itself leads to. Default: none. */
        to: sitePath().optional(),
        /** An address elsewhere that the label itself leads to. Default: none. */
        href: address().optional(),
        ...placed,
      })
      .check(atMostOneTarget()),
    html: z.strictObject({ ...shapes.html, ...placed }),
    localeDropdown: z.strictObject({ ...shapes.localeDropdown, ...placed }),
    search: z.strictObject({ ...shapes.search, ...placed }),
    doc: z.strictObject({ ...shapes.doc, ...placed }),
    docSidebar: z.strictObject({ ...shapes.docSidebar, ...placed }),
    docsVersion: z.strictObject({ ...shapes.docsVersion, ...placed }),
    docsVersionDropdown: z.strictObject({
      ...shapes.docsVersionDropdown,
      ...placed,
    }),
  });
}

const barOnly: readonly unknown[] = [
  "localeDropdown",
  "search",
  "docsVersionDropdown",
];

/** One entry of a dropdown. */
export function menuItemSchema(localized: LocalizedText) {
  const shapes = navbarItemShapes(localized);
  const schemas = {
    default: z
      .strictObject(shapes.default)
      .check(exactlyOneTarget(["to", "href"])),
    html: z.strictObject(shapes.html),
    doc: z.strictObject(shapes.doc),
    docSidebar: z.strictObject(shapes.docSidebar),
    docsVersion: z.strictObject(shapes.docsVersion),
  };
  return byType(schemas, (type) => {
    if (type === "dropdown") {
      return {
        wrong: "nests a dropdown in a dropdown",
        fix: "Move its entries up into the outer dropdown.",
      };
    }
    return barOnly.includes(type)
      ? {
          wrong: "cannot stand in a dropdown",
          fix: "Move it into navbar.items.",
        }
      : undefined;
  });
}
