import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { composePost } from "./composePost";
import { layouts, type Target } from "./layouts";
import { type Locale, locales } from "./types";

export interface PostOrder {
  target: Target;
  folder: string;
  /** The first post's number, from 1. */
  from: number;
  count: number;
  author?: string;
  /** Keys of known tags; a post takes two of them in turn. */
  tags?: readonly string[];
}

/** Writes posts in both locales, laid out as their generator expects them. */
export function writePosts(order: PostOrder): void {
  const { target, folder, from, count, author = "alex", tags = [] } = order;
  for (let number = from; number < from + count; number += 1) {
    for (const locale of locales) {
      const post = composePost(number, locale);
      const file = path.join(folder, layouts[target].pathOf(post, locale));
      const fields = {
        ...layouts[target].frontMatterOf(post),
        authors: [author],
        ...(tags.length > 0 && { tags: pickTags(tags, number) }),
      };
      mkdirSync(path.dirname(file), { recursive: true });
      writeFileSync(file, print(fields, post.body));
    }
  }
}

/** Where a post's file lies, for the step that edits one. */
export function postFile(
  target: Target,
  folder: string,
  number: number,
  locale: Locale,
): string {
  const post = composePost(number, locale);
  return path.join(folder, layouts[target].pathOf(post, locale));
}

function print(fields: Record<string, unknown>, body: string): string {
  // JSON is YAML too, and quotes what needs quoting. The date stays bare, for
  // that is how owners write it.
  const lines = Object.entries(fields).map(([key, value]) =>
    key === "date"
      ? `date: ${String(value)}`
      : `${key}: ${JSON.stringify(value)}`,
  );
  return ["---", ...lines, "---", "", body, ""].join("\n");
}

function pickTags(tags: readonly string[], number: number): string[] {
  const picked = [number, number * 7 + 3].map((n) => tags[n % tags.length]);
  return [...new Set(picked.filter((tag) => tag !== undefined))];
}
