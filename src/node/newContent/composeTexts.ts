import { defaultLocale } from "../../config/locales";
import { siteConfig } from "../../config/resolved";
import { readMoment } from "../../lib/readMoment";
import { UsageError } from "../cli/UsageError";
import { contentPlace } from "../content/contentPlace";
import { splitNumber } from "../content/numberPrefix";
import { isSlug, proposeSlug, slugRule } from "../content/slug";
import { printFrontMatter, printText } from "./printText";

/** A file that is to be made. */
export type NewFile = {
  /** From content/, with forward slashes. */
  relativePath: string;
  text: string;
};

export type NewText = {
  kind: "post" | "page" | "doc";
  /** By locale, in the order in which the files are made. */
  titles: ReadonlyMap<string, string>;
  /** What stands in the address, for docs with the numbers that order them; made of the first title if not given. */
  slug?: string;
  /** The folder below content/ that docs lie in. */
  area?: string;
  /** A day or a moment, as front matter has it; posts only. */
  date?: string;
  authors?: readonly string[];
  tags?: readonly string[];
  description?: string;
  draft?: boolean;
};

/** Addresses longer than this are cut off in lists of results. */
const longestSlug = 72;

/** The slug that a title gives, cut between words. */
export function slugOfTitle(title: string): string {
  const whole = proposeSlug(title.replaceAll("/", " "));
  if (whole.length <= longestSlug) return whole;
  const end = whole.lastIndexOf("-", longestSlug);
  return whole.slice(0, end > 0 ? end : longestSlug);
}

const postBody =
  "{/* Lists show what stands above the next line. Write here. */}\n\n{/* truncate */}";
const pageBody = "{/* Write here. */}";

/** The files of a new text, one for each locale. */
export function composeTexts(text: NewText): NewFile[] {
  const { kind, titles, date } = text;
  const [first = ""] = titles.values();
  const slug = text.slug ?? slugOfTitle(first);
  if (!isSlug(slug)) throw new UsageError(unfitSlug(text, slug));
  const moment = readMoment(date ?? "", siteConfig.timeZone);
  if (kind === "post" && !moment) {
    throw new UsageError(
      `--date ${JSON.stringify(date ?? "")} is no date that exists. Allowed: a day such as 2026-03-14, or a moment such as 2026-03-14T09:00.`,
    );
  }
  return [...titles].map(([locale, title]) => {
    const relativePath = fileOf(text, slug, locale, moment?.day);
    assertPlace(relativePath, kind, locale, slug);
    const { description, authors, tags, draft } = text;
    const fields = {
      title,
      description,
      // The folder's name says the day; only a time is more than that.
      date: date === moment?.day ? undefined : date,
      authors,
      tags,
      draft: draft || undefined,
    };
    const body = kind === "post" ? postBody : pageBody;
    return { relativePath, text: printText(printFrontMatter(fields), body) };
  });
}

/** Where a text is written, from content/: docs are files side by side, others have folders. */
function fileOf(
  { kind, area = "docs" }: NewText,
  slug: string,
  locale: string,
  day = "",
): string {
  switch (kind) {
    case "post":
      return `blog/${day}-${slug}/${locale}.mdx`;
    case "page":
      return `pages/${slug}/${locale}.mdx`;
    case "doc":
      return `${area}/${slug}${locale === defaultLocale ? "" : `.${locale}`}.mdx`;
  }
}

const unfitSlug = ({ kind, slug: given }: NewText, slug: string) => {
  const flag = kind === "post" ? "--slug" : "--name";
  if (given === undefined) {
    return `The title has nothing that an address can hold: give a ${flag}. Allowed: ${slugRule}.`;
  }
  const proposal = proposeSlug(given);
  const fix = proposal ? ` Fix: ${flag} ${proposal}` : "";
  return `${flag} ${JSON.stringify(slug)} can't stand in an address. Allowed: ${slugRule}.${fix}`;
};

/** Names that the content model would read as something else, such as a slug that ends like a language. */
function assertPlace(
  relativePath: string,
  kind: NewText["kind"],
  locale: string,
  slug: string,
): void {
  const place = contentPlace(relativePath);
  if (place.kind === "misplaced") {
    throw new UsageError(`${place.message} Allowed: ${place.allowed}`);
  }
  if (place.kind === kind && "lang" in place && place.lang === locale) {
    const name = place.kind === "post" ? place.slug : place.name;
    if (name === (kind === "doc" ? docNameOf(slug) : slug)) return;
  }
  throw new UsageError(
    `content/${relativePath} would not be read as a ${wordFor[kind]} called "${slug}": choose another name.`,
  );
}

const wordFor = { post: "post", page: "page", doc: "page of docs" };

/** A page of docs is called by its path; an index by its folder's. */
const docNameOf = (path: string) =>
  path
    .replace(/(?:^|\/)index$/, "")
    .split("/")
    .map((step) => splitNumber(step).name)
    .join("/");
