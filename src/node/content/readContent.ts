import path from "node:path";
import type { z } from "zod";
import { siteConfig } from "../../config/resolved";
import { compileMdx } from "../mdx/compileMdx";
import type { CompiledMdx } from "../mdx/compileMdx";
import { buildStrings } from "./buildStrings";
import { checkFields } from "./checkFields";
import type { ContentProblem } from "./problem";
import { readFrontMatter, yamlFix } from "./readFrontMatter";
import { syntaxProblems } from "./syntaxProblems";

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
  lineOf: (field: string) => number;
  problems: ContentProblem[];
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

/** Reads and compiles one content file; every fault it has is in `problems`. */
export async function readContent<T extends z.ZodObject>(
  schema: T,
  { root, absolutePath, raw, lang, idPrefix }: ContentFile,
): Promise<ReadContent<z.infer<T>>> {
  const file = projectPath(root, absolutePath);
  const { data, body, lineOf, syntaxErrors: ours } = readFrontMatter(raw);
  const syntaxErrors = ours.length > 0 ? ours : syntaxProblems(raw);
  const checked =
    syntaxErrors.length > 0
      ? { value: null, problems: [] }
      : checkFields(schema, { file, data, lineOf });
  const strings = buildStrings(root, lang);
  const { compiled, faults } = await compileMdx(body, {
    lang,
    idPrefix,
    toc: tocLevels(checked.value),
    footnoteLabel: strings.footnotes,
    footnoteBackLabel: (reference) =>
      strings.footnoteBack.replace("{{reference}}", reference),
  });
  const problems: ContentProblem[] = [
    ...syntaxErrors.map((error) => ({
      ...error,
      severity: "error" as const,
      file,
      field: "front matter",
      fix: yamlFix,
    })),
    ...checked.problems,
    ...faults.map((fault) => ({ ...fault, file })),
  ];
  return {
    frontMatter: checked.value,
    compiled,
    lineOf: (field) => lineOf([field]),
    problems,
  };
}
