/** Year, month and day, however they are parted, as whole parts of a path. */
const pattern =
  /^(?<folder>(?:.*\/)?)(?<year>\d{4})[-/](?<month>\d{1,2})[-/](?<day>\d{1,2})(?:[-_/](?<rest>.*))?$/;

const padded = (number = "") => number.padStart(2, "0");

/** Folders such as 2024 or 2024/01 above a name that says so anyway are filing. */
const withoutFiling = (folder: string, year = "", month = "") => {
  const filing = `(^|/)${year}/(?:0?${Number(month)}/)?$`;
  return folder.replace(new RegExp(filing), "$1");
};

/**
 * Parts a post's name into its date and the rest, as other generators do. The
 * date need not exist in the calendar. A name that is nothing but a date
 * keeps it as its slug.
 * @example splitDatedName("notes/2024-1-5-x") -> { date: "2024-01-05", slug: "notes/x" }
 */
export function splitDatedName(name: string): { date?: string; slug: string } {
  const {
    folder = "",
    year,
    month,
    day,
    rest,
  } = pattern.exec(name)?.groups ?? {};
  if (!year) return { slug: name };
  const date = `${year}-${padded(month)}-${padded(day)}`;
  return { date, slug: withoutFiling(folder, year, month) + (rest || date) };
}
