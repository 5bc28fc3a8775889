import path from "node:path";
import type { z } from "zod";
import { localeCodes } from "../../config/locales";
import { localize } from "../../config/localize";
import { checkFields } from "./checkFields";
import type { ContentProblem } from "./problem";
import { projectPath } from "./readContent";
import { normaliseText, readYaml } from "./readFrontMatter";
import { authorSchema, tagSchema } from "./schema/mapSchemas";
import { platformLabel, socialUrl } from "./socialUrl";

export type MapFile = { root: string; absolutePath: string; raw: string };

const keyPattern = /^[a-z0-9][a-z0-9-]*$/;

/** Reads a YAML map whose entries share a schema; every fault names its line. */
function readMap<T extends z.ZodObject>(
  schema: T,
  { root, absolutePath, raw }: MapFile,
) {
  const file = projectPath(root, absolutePath);
  const { data, lineOf, syntaxErrors } = readYaml(normaliseText(raw));
  const problems: ContentProblem[] = syntaxErrors.map((error) => ({
    ...error,
    severity: "error",
    file,
  }));
  const entries: [string, z.infer<T>][] = [];
  for (const [key, entry] of Object.entries(data ?? {})) {
    if (!keyPattern.test(key)) {
      problems.push({
        severity: "error",
        file,
        line: lineOf([key]),
        field: key,
        message: "A key has only small letters, digits and hyphens.",
        fix: "Rename it here and in the posts that name it.",
      });
    }
    const checked = checkFields(schema, {
      file,
      data: entry ?? {},
      lineOf: (steps) => lineOf([key, ...steps]),
    });
    problems.push(
      ...checked.problems.map((problem) => ({
        ...problem,
        field: `${key}.${problem.field ?? ""}`,
        fix: problem.fix?.replace("to the front matter", `below "${key}:"`),
      })),
    );
    if (checked.value) entries.push([key, checked.value]);
  }
  return { entries, problems };
}

const text = (
  value: Parameters<typeof localize>[0] | undefined,
  locale: string,
) => (value === undefined ? null : localize(value, locale));

/** Authors as fields of one node for each locale. */
export function readAuthors(file: MapFile) {
  const { entries, problems } = readMap(authorSchema, file);
  const fields = entries.flatMap(([key, entry], position) =>
    localeCodes.map((locale) => ({
      key,
      locale,
      position,
      name: entry.name,
      title: text(entry.title, locale),
      bio: text(entry.bio, locale),
      url: entry.url ?? null,
      email: entry.email ?? null,
      image: entry.image
        ? {
            src: entry.image,
            alt: "",
            filePath: path.join(path.dirname(file.absolutePath), entry.image),
          }
        : null,
      socials: Object.entries(entry.socials).map(([platform, value]) => ({
        platform,
        label: platformLabel(platform),
        url: socialUrl(platform, value) ?? "",
      })),
    })),
  );
  return { fields, problems };
}

/** Tags as fields of one node for each locale. */
export function readTags(file: MapFile) {
  const { entries, problems } = readMap(tagSchema, file);
  const fields = entries.flatMap(([key, entry]) =>
    localeCodes.map((locale) => ({
      key,
      locale,
      label: text(entry.label, locale) ?? key,
      description: text(entry.description, locale),
    })),
  );
  return { fields, problems };
}

export type AuthorFields = ReturnType<typeof readAuthors>["fields"][number];
export type TagFields = ReturnType<typeof readTags>["fields"][number];
