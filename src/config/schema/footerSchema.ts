import { z } from "zod";
import { address, sitePath } from "./addresses";
import { choose } from "./choose";
import type { LocalizedText } from "./localizedText";
import { logoSchema } from "./logoSchema";
import { options } from "./options";
import { isFields, rule, type RuleFault } from "./rule";
import { exactlyOneTarget } from "./targetRules";
import { yearSlot } from "./yearSlot";

/** The foot of every page. */
export function footerSchema(localized: LocalizedText) {
  const link = footerLinkSchema(localized);
  const column = footerColumnSchema(localized);
  return options({
    /** All columns of links, or all single links for one row. Default: none. */
    links: z
      .array(choose((value) => (isColumn(value) ? column : link)))
      .optional(),
    /** The picture above the copyright line. Default: none. */
    logo: logoSchema(localized).optional(),
    /** The last line; `{year}` stands for the current year. Default: none. */
    copyright: localized.optional(),
  }).check(
    rule(({ links }) => mixedLinks(links)),
    yearSlot(),
  );
}

/** A group of links. */
export function footerColumnSchema(localized: LocalizedText) {
  return options({
    /** The heading of the column. Default: none. */
    title: localized.optional(),
    /** The links of the column, in this order. */
    items: z.array(footerLinkSchema(localized)),
  });
}

/** One link, or a piece of markup. */
export function footerLinkSchema(localized: LocalizedText) {
  return options({
    /** What the link says. Needed beside `to` and `href`. */
    label: localized.optional(),
    /** A page of the site, without locale. Exactly one of `to`, `href` and `html`. */
    to: sitePath().optional(),
    /** An address elsewhere; opens a new tab. Exactly one of `to`, `href` and `html`. */
    href: address().optional(),
    /** Markup, printed as it is. Exactly one of `to`, `href` and `html`. */
    html: localized.optional(),
  }).check(exactlyOneTarget(["to", "href", "html"]), rule(labelFaults));
}

function isColumn(value: unknown): boolean {
  return isFields(value) && ("items" in value || "title" in value);
}

function mixedLinks(links: unknown): RuleFault[] {
  if (!Array.isArray(links)) return [];
  const columns = links.filter(isColumn).length;
  if (columns === 0 || columns === links.length) return [];
  return [
    {
      path: ["links"],
      given: undefined,
      wrong: "mixes columns with single links",
      allowed: "either columns only or links only",
      fix: "Put the single links into a column: { items: [ … ] }.",
    },
  ];
}

function labelFaults({
  label,
  html,
  to,
  href,
}: Readonly<Record<string, unknown>>): RuleFault[] {
  if (html !== undefined && label !== undefined) {
    return [
      {
        path: ["label"],
        given: label,
        wrong: 'stands beside "html"',
        allowed: "no label, for html brings its own text",
        fix: 'Remove "label".',
      },
    ];
  }
  if (label !== undefined || (to === undefined && href === undefined)) {
    return [];
  }
  return [
    {
      path: ["label"],
      given: undefined,
      wrong: "is missing",
      allowed: "a label beside to or href",
      fix: 'Add label: "…".',
    },
  ];
}
