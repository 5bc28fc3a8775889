import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import matter from "gray-matter";
import { projectPath } from "./readContent";
import type { ContentProblem } from "./problem";
import { normaliseText, readFrontMatter, yamlFix } from "./readFrontMatter";

/** A fault as js-yaml throws it; its lines count from 0 and from below the opening fence. */
type YamlError = { reason?: string; mark?: { line?: number } };

/**
 * Finds front matter that is not YAML. gatsby-plugin-mdx reads it with
 * gray-matter and would stop at the first such file, with a stack trace; so
 * this looks first, with the same parser, and finds them all.
 */
export function checkSyntax(root: string): ContentProblem[] {
  const content = path.join(root, "content");
  return readdirSync(content, { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".mdx"))
    .flatMap((name) => {
      const absolutePath = path.join(content, name);
      const raw = readFileSync(absolutePath, "utf8");
      return syntaxProblems(raw).map((problem) => ({
        severity: "error" as const,
        file: projectPath(root, absolutePath),
        field: "front matter",
        fix: yamlFix,
        ...problem,
      }));
    });
}

/** The faults of one file, from the parser that has lines to name, if it sees them too. */
export function syntaxProblems(raw: string): {
  line: number;
  message: string;
}[] {
  try {
    // An empty object as options keeps gray-matter from caching what it reads.
    matter(normaliseText(raw), {});
    return [];
  } catch (error) {
    const { syntaxErrors } = readFrontMatter(raw);
    if (syntaxErrors.length > 0) return syntaxErrors;
    const { reason, mark } = error as YamlError;
    return [
      {
        line: (mark?.line ?? 0) + 1,
        message: reason ?? "This can't be read as YAML.",
      },
    ];
  }
}
