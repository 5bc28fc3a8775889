import { z } from "zod";
import { hasOneOf, linkAddress, pagePath } from "./fields";
import { uniqueList } from "./uniqueList";
import type { LocalizedFields } from "./localized";
import { createLogoSchema } from "./navbarSchema";

/** The footer of every page. */
export function createFooterSchema(fields: LocalizedFields) {
  const { localizedText } = fields;
  const link = createFooterLinkSchema(fields);
  const column = z.strictObject({
    /** The heading of the column. Default: none. */
    title: localizedText.optional(),
    /** The links of the column, in order. */
    items: uniqueList(link).min(1, "A column needs a link."),
  });
  return z.strictObject({
    /** Columns of links, or single links for one row. Default: none. */
    links: z.union([uniqueList(column), uniqueList(link)]).default([]),
    /** The logo above the copyright line. Default: none. */
    logo: createLogoSchema(fields).optional(),
    /** The copyright line; `{year}` is the current year. Default: none. */
    copyright: createCopyrightSchema(fields).optional(),
  });
}

/** A link, or custom HTML. */
const createFooterLinkSchema = ({
  localizedText,
  localizedHtml,
}: LocalizedFields) =>
  z
    .strictObject({
      /** The label of the link. Required beside `to` and `href`. */
      label: localizedText.optional(),
      /** A page of the site, without locale. Exactly one of `to`, `href` and `html`. */
      to: pagePath.optional(),
      /** An address outside the site; opens a new tab. Exactly one of `to`, `href` and `html`. */
      href: linkAddress.optional(),
      /** HTML, rendered as it is. Exactly one of `to`, `href` and `html`. */
      html: localizedHtml.optional(),
    })
    .refine(
      hasOneOf("to", "href", "html"),
      'Exactly one of "to", "href" and "html" is required.',
    )
    .refine(
      hasOneOf("label", "html"),
      'A link needs a "label"; "html" has its own text.',
    );

/** A copyright line, in which only {year} is replaced. */
export const createCopyrightSchema = ({ localizedText }: LocalizedFields) =>
  localizedText.refine((copyright) => {
    const texts =
      typeof copyright === "string" ? [copyright] : Object.values(copyright);
    return !texts.some((words) =>
      /\{\{|\{(?!year\})\s*[\p{L}_]+\s*\}/u.test(words),
    );
  }, "Only {year} is filled in.");
