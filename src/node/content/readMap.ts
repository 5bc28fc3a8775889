import type { z } from "zod";
import { isFields } from "../../config/schema/rule";
import { checkFields } from "./checkFields";
import type { ContentProblem } from "./problem";
import { projectPath } from "./readContent";
import { normaliseText, readYaml } from "./readFrontMatter";
import { yamlFixFor } from "./yamlFixFor";
import { reportGaps } from "../strings/reportGaps";

export type MapFile = { root: string; absolutePath: string; raw: string };

export type MapEntry<T> = {
  key: string;
  value: T;
  /** Line of a field of the entry, or of the entry. */
  lineOf: (...steps: string[]) => number;
};

const known = (problem: Omit<ContentProblem, "severity">): ContentProblem => ({
  severity: "error",
  ...problem,
});

/** Reads a YAML map whose entries share a schema; every fault names its line. */
export function readMap<T extends z.ZodObject>(
  schema: T,
  { root, absolutePath, raw }: MapFile,
): {
  file: string;
  entries: MapEntry<z.infer<T>>[];
  /** Those of faulty entries, too; null of a file that can't be read. */
  keys: string[] | null;
  problems: ContentProblem[];
} {
  const file = projectPath(root, absolutePath);
  const { data, lineOf, textOf, syntaxErrors } = readYaml(normaliseText(raw));
  const problems = syntaxErrors.map((error) =>
    known({ ...error, file, fix: yamlFixFor(error.message) }),
  );
  const entries: MapEntry<z.infer<T>>[] = [];
  if (data !== null && !isFields(data)) {
    const message = "This must be a map from keys to entries.";
    problems.push(
      known({
        file,
        line: 1,
        message,
        fix: 'Begin each entry with a line "key:".',
      }),
    );
    return { file, entries, keys: null, problems };
  }
  for (const [key, entry] of Object.entries(data ?? {})) {
    if (entry !== null && !isFields(entry)) {
      problems.push(
        noFields(schema, key, entry, { file, line: lineOf([key]) }),
      );
      continue;
    }
    const checked = checkFields(schema, {
      file,
      data: entry ?? {},
      lineOf: (steps) => lineOf([key, ...steps]),
      textOf: (steps) => textOf([key, ...steps]),
    });
    problems.push(
      ...checked.problems.map((problem) => ({
        ...problem,
        field: `${key}.${problem.field ?? ""}`,
        fix: problem.fix?.replace("to the front matter", `below "${key}:"`),
      })),
    );
    if (checked.value) {
      entries.push({
        key,
        value: checked.value,
        lineOf: (...steps) => lineOf([key, ...steps]),
      });
    }
  }
  problems.push(...reportGaps(file, data, lineOf));
  const keys = data === null ? null : Object.keys(data);
  return { file, entries, keys, problems };
}

/** An entry that is only a word, or a list. */
function noFields(
  { shape }: z.ZodObject,
  key: string,
  value: unknown,
  place: { file: string; line: number },
): ContentProblem {
  const [first = ""] = Object.keys(shape);
  const written = typeof value === "string" ? value : "…";
  return known({
    ...place,
    field: key,
    message: "This must be a map of fields.",
    value,
    allowed: Object.keys(shape).join(", "),
    fix: `Write each field in a line of its own, indented:\n${key}:\n  ${first}: ${written}`,
  });
}

type Placed = { key: string; permalink: string | null; line: number };

/** Two entries that would have the same page. */
export const samePages = (
  file: string,
  base: string,
  entries: readonly Placed[],
): ContentProblem[] =>
  entries.flatMap(({ key, permalink, line }, index) => {
    const first = entries
      .slice(0, index)
      .find((other) => other.permalink === permalink);
    if (permalink === null || !first) return [];
    return [
      known({
        file,
        line,
        field: key,
        message: `"${first.key}" and "${key}" would have the same page: ${base}/${permalink}.`,
        fix: 'Give one of them a "permalink" of its own.',
      }),
    ];
  });
