import { readFileSync } from "node:fs";
import path from "node:path";
import { parse } from "yaml";
import { sourceTexts } from "./sourceTexts";

/** A post that lists of a locale show. */
export type ListedPost = {
  /** Address of its page in that locale. */
  path: string;
  /** The language that it is written in. */
  lang: string;
  date: string;
  tags: readonly string[];
  authors: readonly string[];
  isPinned: boolean;
};

const frontMatterOf = (file: string) =>
  (parse(readFileSync(file, "utf8").split(/^---$/m)[1] ?? "", {
    schema: "failsafe",
  }) ?? {}) as Record<string, string | string[] | undefined>;

const isTrue = (value: string | string[] | undefined) => value === "true";

/** The posts of a locale's lists, newest first, read without any of the site's own code. */
export const listedPosts = (locale: string): ListedPost[] =>
  sourceTexts
    .filter(({ kind }) => kind === "post")
    .flatMap(({ files, writtenIn, pathIn }) => {
      const at = Math.max(writtenIn.indexOf(locale), 0);
      const [lang = "", file = ""] = [writtenIn[at], files[at]];
      const fields = frontMatterOf(file);
      if (isTrue(fields.draft) || isTrue(fields.unlisted)) return [];
      const { date } = fields;
      const dated =
        typeof date === "string" ? date : path.basename(path.dirname(file));
      return {
        path: pathIn(locale),
        lang,
        date: dated.slice(0, 10),
        tags: (fields.tags ?? []) as string[],
        authors: (fields.authors ?? []) as string[],
        isPinned: isTrue(fields.pinned),
      };
    })
    .sort((a, b) => b.date.localeCompare(a.date, "en"));

/** What stands in content/tags.yaml and content/authors.yaml, by key. */
export const mapOf = (name: "tags" | "authors") =>
  parse(readFileSync(`content/${name}.yaml`, "utf8")) as Record<
    string,
    { label?: Record<string, string>; description?: Record<string, string> }
  >;
