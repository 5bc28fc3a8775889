import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import type { z } from "zod";
import { isFields } from "../../config/schema/rule";
import { checkFields } from "../content/checkFields";
import type { ContentProblem } from "../content/problem";
import { normaliseText, readYaml } from "../content/readFrontMatter";
import { yamlFixFor } from "../content/yamlFixFor";
import { categorySchema } from "../content/schema/categorySchema";
import { reportGaps } from "../strings/reportGaps";

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

const error = (problem: Omit<ContentProblem, "severity">): ContentProblem => ({
  severity: "error",
  ...problem,
});

/**
 * Reads the category files of docs.
 * @param areas folders below content/
 */
export function readCategories(
  root: string,
  areas: readonly string[],
): { categories: CategoryFiles; problems: ContentProblem[] } {
  const categories = new Map<string, CategoryFile>();
  const problems: ContentProblem[] = [];
  const files = areas.flatMap((area) =>
    filesIn(path.join(root, "content", area)).map((name) => `${area}/${name}`),
  );
  for (const name of files) {
    const file = `content/${name}`;
    const folder = path.posix.dirname(name);
    const first = categories.get(folder)?.file;
    if (first !== undefined) {
      problems.push(
        error({
          file,
          message: `There is ${first} as well, and only one of them is read.`,
          fix: "Put all into one file, and remove the other.",
        }),
      );
      continue;
    }
    const read = readCategory(root, file);
    problems.push(...read.problems);
    if (read.category) categories.set(folder, read.category);
  }
  return { categories, problems };
}

function readCategory(root: string, file: string) {
  const raw = normaliseText(readFileSync(path.join(root, file), "utf8"));
  // JSON is YAML.
  const { data, lineOf, textOf, syntaxErrors } = readYaml(raw);
  if (syntaxErrors.length > 0) {
    const problems = syntaxErrors.map((fault) =>
      error({ ...fault, file, fix: yamlFixFor(fault.message) }),
    );
    return { category: null, problems };
  }
  if (!isFields(data)) {
    const problem = error({
      file,
      line: 1,
      message: "This must be a map of fields.",
      allowed: Object.keys(categorySchema.shape).join(", "),
      fix: 'Begin each field with its name: "label: Guides".',
    });
    return { category: null, problems: [problem] };
  }
  const source = { file, data, lineOf, textOf };
  const { value, problems } = checkFields(categorySchema, source);
  return {
    category: value && {
      ...value,
      file,
      lineOf: (...field: string[]) => lineOf(field),
    },
    problems: [...problems, ...reportGaps(file, data, lineOf)],
  };
}
