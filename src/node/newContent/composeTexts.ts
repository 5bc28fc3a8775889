import { siteConfig } from "../../config/resolved";
import { readMoment } from "../../lib/readMoment";
import { UsageError } from "../cli/UsageError";
import { contentPlace } from "../content/contentPlace";
import { isSlug, proposeSlug, slugRule } from "../content/slug";
import { printFrontMatter, printText } from "./printText";

/** A file that is to be made. */
export type NewFile = {
  /** From content/, with forward slashes. */
  relativePath: string;
  text: string;
};

export type NewText = {
  kind: "post" | "page";
  /** By locale, in the order in which the files are made. */
  titles: ReadonlyMap<string, string>;
  /** What stands in the address; made of the first title if not given. */
  slug?: string;
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

/** The files of a new post or page, one for each locale. */
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
  const folder =
    kind === "post" ? `blog/${moment?.day}-${slug}` : `pages/${slug}`;
  return [...titles].map(([locale, title]) => {
    const relativePath = `${folder}/${locale}.mdx`;
    assertPlace(relativePath, kind, locale, slug);
    const { description, authors, tags, draft } = text;
    const fields =
      kind === "post"
        ? {
            title,
            description,
            // The folder's name says the day; only a time is more than that.
            date: date === moment?.day ? undefined : date,
            authors,
            tags,
            draft: draft || undefined,
          }
        : { title, description };
    const body = kind === "post" ? postBody : pageBody;
    return { relativePath, text: printText(printFrontMatter(fields), body) };
  });
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
  kind: string,
  locale: string,
  slug: string,
): void {
  const place = contentPlace(relativePath);
  const name =
    place.kind === "post"
      ? place.slug
      : place.kind === "page"
        ? place.name
        : "";
  if (place.kind === kind && name === slug && "lang" in place) {
    if (place.lang === locale) return;
  }
  throw new UsageError(
    `content/${relativePath} would not be read as a ${kind} called "${slug}": choose another name.`,
  );
}
