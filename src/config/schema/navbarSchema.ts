import { z } from "zod";
import { address, sitePath } from "./addresses";
import { byType } from "./byType";
import { flag, kind, oneOf } from "./fields";
import type { LocalizedText } from "./localizedText";
import { logoSchema } from "./logoSchema";
import { navbarItemShapes } from "./navbarItemShapes";
import { options } from "./options";
import { atMostOneTarget, exactlyOneTarget } from "./targetRules";

/** The bar at the top of every page. */
export function navbarSchema(localized: LocalizedText) {
  return options({
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
    default: options({ ...shapes.default, ...placed }).check(
      exactlyOneTarget(["to", "href"]),
    ),
    dropdown: options({
      /** The kind of item: a menu of further items. */
      type: kind("dropdown"),
      /** What the menu's button says. */
      label: localized,
      /** The entries of the menu; they cannot be dropdowns themselves. */
      items: z.array(menuItemSchema(localized)),
      /** A page of the site that the label itself leads to. Default: none. */
      to: sitePath().optional(),
      /** An address elsewhere that the label itself leads to. Default: none. */
      href: address().optional(),
      ...placed,
    }).check(atMostOneTarget()),
    html: options({ ...shapes.html, ...placed }),
    localeDropdown: options({ ...shapes.localeDropdown, ...placed }),
    search: options({ ...shapes.search, ...placed }),
    doc: options({ ...shapes.doc, ...placed }),
    docSidebar: options({ ...shapes.docSidebar, ...placed }),
    docsVersion: options({ ...shapes.docsVersion, ...placed }),
    docsVersionDropdown: options({
      ...shapes.docsVersionDropdown,
      /** Entries of the menu before the versions. Default: none. */
      dropdownItemsBefore: z.array(menuItemSchema(localized)).optional(),
      /** Entries of the menu behind the versions. Default: none. */
      dropdownItemsAfter: z.array(menuItemSchema(localized)).optional(),
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
    default: options(shapes.default).check(exactlyOneTarget(["to", "href"])),
    html: options(shapes.html),
    doc: options(shapes.doc),
    docSidebar: options(shapes.docSidebar),
    docsVersion: options(shapes.docsVersion),
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
