import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import type { z } from "zod";
import { parseYaml } from "../content/frontMatter";
import { validate } from "../content/validate";
import type { Diagnostic } from "../diagnostics/diagnostic";
import { findMissingTexts } from "../messages/findMissingTexts";
import { categorySchema } from "./categorySchema";

/** What a folder of docs says of its part of the sidebar. */
export type CategoryFile = z.infer<typeof categorySchema> & {
  /** Path from the project's root. */
  file: string;
  lineOf: (...field: string[]) => number;
};

/** By the folder's path below content/, such as docs/02-guide. */
export type CategoryFiles = ReadonlyMap<string, CategoryFile>;

const isCategory = (name: string) =>
  /^_category_\.(?:ya?ml|json)$/.test(path.basename(name));

const filesIn = (folder: string): string[] =>
  (existsSync(folder)
    ? readdirSync(folder, { recursive: true, encoding: "utf8" })
    : []
  )
    .filter(isCategory)
    .map((name) => name.split(path.sep).join("/"))
    .sort();

/**
 * Reads the category files of docs.
 * @param areas folders below content/
 */
export function readCategories(
  root: string,
  areas: readonly string[],
): { categories: CategoryFiles; diagnostics: Diagnostic[] } {
  const categories = new Map<string, CategoryFile>();
  const diagnostics: Diagnostic[] = [];
  const files = areas.flatMap((area) =>
    filesIn(path.join(root, "content", area)).map((name) => `${area}/${name}`),
  );
  for (const name of files) {
    const file = `content/${name}`;
    const folder = path.posix.dirname(name);
    const first = categories.get(folder)?.file;
    if (first !== undefined) {
      diagnostics.push({ reason: `Only ${first} is read.`, fatal: true, file });
      continue;
    }
    const read = readCategory(root, file);
    diagnostics.push(...read.diagnostics);
    if (read.category) categories.set(folder, read.category);
  }
  return { categories, diagnostics };
}

function readCategory(root: string, file: string) {
  // JSON is YAML.
  const source = parseYaml(readFileSync(path.join(root, file), "utf8"));
  const { value, diagnostics } = validate(categorySchema, { ...source, file });
  const lineOf = (...field: string[]) => source.lineOf(field);
  return {
    category: value && { ...value, file, lineOf },
    diagnostics: [
      ...source.errors.map((error) => ({ ...error, fatal: true, file })),
      ...diagnostics,
      ...findMissingTexts(file, source.data, source.lineOf),
    ],
  };
}
