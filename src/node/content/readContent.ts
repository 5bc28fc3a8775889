import path from "node:path";
import type { z } from "zod";
import { isFields } from "../../config/schema/rule";
import { siteConfig } from "../../config/resolved";
import { typographyOf } from "../../config/typographyOf";
import { fillSlots } from "../../lib/fillSlots";
import { setText } from "../../lib/setType";
import type { Typography } from "../../lib/setType";
import { compileMdx } from "../mdx/compileMdx";
import type { CompiledMdx } from "../mdx/compileMdx";
import { buildStrings } from "./buildStrings";
import { checkFields } from "./checkFields";
import type { ContentProblem } from "./problem";
import { mentionsOf } from "./mentionsOf";
import type { Mentions } from "./mentionsOf";
import { readFrontMatter } from "./readFrontMatter";
import type { sharedFields } from "./schema/sharedFields";
import { syntaxProblems } from "./syntaxProblems";
import { yamlFixFor } from "./yamlFixFor";

export type ContentFile = {
  /** The project's folder. */
  root: string;
  absolutePath: string;
  raw: string;
  lang: string;
  /** Makes ids in the text unique where texts share a page. */
  idPrefix: string;
};

type ReadContent<T> = {
  frontMatter: T | null;
  compiled: CompiledMdx | null;
  /** From the front matter, else the heading that the text begins with. */
  title: string | null;
  lineOf: (...path: string[]) => number;
  problems: ContentProblem[];
  /** What it names of other files, for a text that nothing is made of. */
  mentions: () => Mentions;
};

/** Path from the project's root, as messages print it. */
export const projectPath = (root: string, absolutePath: string) =>
  path.relative(root, absolutePath).split(path.sep).join("/");

/** What front matter may say of the contents. */
type TocFields = Partial<
  Record<"toc_min_heading_level" | "toc_max_heading_level", number>
>;

const tocLevels = (fields: TocFields | null) => ({
  minLevel: fields?.toc_min_heading_level ?? siteConfig.toc.minLevel,
  maxLevel: fields?.toc_max_heading_level ?? siteConfig.toc.maxLevel,
});

const hasTitle = (data: unknown) => isFields(data) && data.title !== undefined;

const noTitle = {
  severity: "error" as const,
  line: 1,
  field: "title",
  message: "There is no title.",
  allowed: "a line of text",
  fix: 'Add a line "title: …" to the front matter, or begin the text with a line "# …".',
};

/** Fields of front matter that readers read as they read the text. */
const wordFields = new Set([
  "title",
  "title_meta",
  "description",
  "sidebar_label",
  "pagination_label",
  "image_alt",
  "home",
]);

/** Fields of a start page's sections that are no words. */
const addressFields = new Set(["to", "email"]);

const setAll = (value: unknown, typography?: Typography): unknown => {
  if (typeof value === "string") return setText(value, typography);
  if (Array.isArray(value)) return value.map((one) => setAll(one, typography));
  if (!isFields(value)) return value;
  const set = Object.entries(value).map(([name, own]) => [
    name,
    addressFields.has(name) ? own : setAll(own, typography),
  ]);
  return Object.fromEntries(set);
};

/** Front matter with its words set by the same rules as the text. */
const setWords = <T extends object>(fields: T, typography?: Typography): T => {
  const set = Object.entries(fields)
    .filter(([name]) => wordFields.has(name))
    .map(([name, value]) => [name, setAll(value, typography)]);
  return { ...fields, ...(Object.fromEntries(set) as Partial<T>) };
};

type Schema = z.ZodObject<typeof sharedFields>;

/** Reads and compiles one content file; every fault it has is in `problems`. */
export async function readContent<T extends Schema>(
  schema: T,
  content: ContentFile,
): Promise<ReadContent<z.infer<T>>> {
  const { root, absolutePath, raw, lang, idPrefix } = content;
  const file = projectPath(root, absolutePath);
  const source = readFrontMatter(raw);
  const { data, body, lineOf, textOf, syntaxErrors: ours } = source;
  const syntaxErrors = ours.length > 0 ? ours : syntaxProblems(raw);
  const checked =
    syntaxErrors.length > 0
      ? { value: null, problems: [], misspelt: new Set<string>() }
      : checkFields(schema, { file, data, lineOf, textOf });
  const strings = buildStrings(root, lang);
  const typography = typographyOf(lang);
  const { compiled, named, leadingTitle, faults } = await compileMdx(body, {
    format: absolutePath.endsWith(".md") ? "md" : "mdx",
    lang,
    idPrefix,
    toc: tocLevels(checked.value),
    typography,
    footnoteLabel: strings.footnotes,
    footnoteBackLabel: (reference) =>
      fillSlots(strings.footnoteBack, { reference }),
  });
  const problems: ContentProblem[] = [
    ...syntaxErrors.map((error) => ({
      ...error,
      severity: "error" as const,
      file,
      field: "front matter",
      fix: yamlFixFor(error.message),
    })),
    ...checked.problems,
    ...(syntaxErrors.length === 0 &&
    leadingTitle === null &&
    !hasTitle(data) &&
    !checked.misspelt.has("title")
      ? [{ ...noTitle, file }]
      : []),
    ...faults.map((fault) => ({ ...fault, file })),
  ];
  const frontMatter = checked.value && setWords(checked.value, typography);
  return {
    frontMatter,
    compiled,
    title: frontMatter?.title ?? leadingTitle ?? null,
    lineOf: (...at) => lineOf(at),
    problems,
    mentions: () =>
      mentionsOf({
        file: content,
        schema,
        data,
        named,
        lineOf: (...at) => lineOf(at),
      }),
  };
}
