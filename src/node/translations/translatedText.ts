import { readFrontMatter } from "../content/readFrontMatter";

/** Fields that say nothing that would be translated. */
const wordless = new Set([
  "authors",
  "canonical",
  "comments",
  "date",
  "draft",
  "hide_table_of_contents",
  "image",
  "last_update",
  "pinned",
  "series",
  "series_order",
  "slug",
  "tags",
  "toc_max_heading_level",
  "toc_min_heading_level",
  "unlisted",
]);

/** The words of a text that a translation has to follow, in paragraphs, however they are set. */
function paragraphsOf(raw: string): string[] {
  const { data, body } = readFrontMatter(raw);
  const fields = Object.entries((data ?? {}) as Record<string, unknown>)
    .filter(([name]) => !wordless.has(name))
    .map(([name, value]) => `${name}: ${JSON.stringify(value)}`);
  const paragraphs = body
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.replace(/\s+/g, " ").trim())
    .filter(Boolean);
  return [...fields, ...paragraphs];
}

/** How many of the first ones are not among the second ones, each counted once. */
function without(first: readonly string[], second: readonly string[]): number {
  const left = new Map<string, number>();
  for (const one of second) left.set(one, (left.get(one) ?? 0) + 1);
  return first.filter((one) => {
    const count = left.get(one) ?? 0;
    left.set(one, count - 1);
    return count <= 0;
  }).length;
}

/** How many paragraphs and fields of a text have changed, come or gone. */
export function changedParagraphs(before: string, now: string): number {
  const old = paragraphsOf(before);
  const current = paragraphsOf(now);
  return Math.max(without(current, old), without(old, current));
}
