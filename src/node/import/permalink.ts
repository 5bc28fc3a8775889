import { slugify } from "../content/slugs";
import { readDay } from "./fields";
import { pickField, pickText } from "./sourceSite";
import type { Fields } from "./sourceSite";

/** Fills the pattern of an address, such as `/:year/:month/:slug/`, whose words Hugo and Jekyll share. */
export function fillPermalink(
  pattern: string,
  fields: Fields,
  /** The name of its file, and what else it has. */
  { name, title = name, ...others }: Record<string, string> & { name: string },
): string {
  const day = readDay(pickField(fields, "date", "publishDate")) ?? "";
  const [year = "", month = "", date = ""] = day.split("-");
  const slug = pickText(fields, "slug");
  const values: Record<string, string> = {
    year,
    month,
    day: date,
    short_year: year.slice(2),
    i_month: month.replace(/^0/, ""),
    i_day: date.replace(/^0/, ""),
    title,
    name,
    path: name,
    filename: name,
    contentbasename: name,
    slug: slug ?? title,
    slugorfilename: slug ?? name,
    slugorcontentbasename: slug ?? name,
    output_ext: ".html",
    ...others,
  };
  return pattern
    .replace(/:(\w+)/g, (_, word: string) => values[word] ?? "")
    .replace(/\/{2,}/g, "/");
}

export const slugifyAll = (words: readonly string[]) =>
  words.map(slugify).join("/");
