import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { stringify } from "yaml";
import type { Generator } from "../builds/generators";
import { composePost, type Locale, locales } from "./composePost";

/** Writes the first posts into a generator's site, in all languages. */
export function writePosts(generator: Generator, count: number): void {
  for (let number = 1; number <= count; number += 1) {
    for (const locale of locales) {
      const { body, ...fields } = composePost(number, locale);
      const authors = [generator.author];
      const tags = pickTags(generator.tags, number);
      const frontMatter = stringify({ ...fields, authors, tags });
      const file = locatePost(generator, number, locale);
      mkdirSync(path.dirname(file), { recursive: true });
      writeFileSync(file, `---\n${frontMatter}---\n\n${body}\n`);
    }
  }
}

/** Returns the path of a post's file. */
export const locatePost = (
  { folder, locate }: Pick<Generator, "folder" | "locate">,
  number: number,
  locale: Locale,
): string => path.join(folder, locate(composePost(number, locale), locale));

/** Picks two tags in turn. */
function pickTags(tags: readonly string[], number: number): string[] {
  const picked = [number, number * 7 + 3].map((n) => tags[n % tags.length]);
  return [...new Set(picked.filter((tag) => tag !== undefined))];
}
