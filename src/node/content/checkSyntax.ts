import { readFileSync } from "node:fs";
import type { FoundFile } from "./findContentFiles";
import { projectPath } from "./readContent";
import type { ContentProblem } from "./problem";
import { syntaxProblems } from "./syntaxProblems";
import { yamlFixFor } from "./yamlFixFor";

/**
 * Finds front matter that is not YAML. gatsby-plugin-mdx reads it with
 * gray-matter and would stop at the first such file, with a stack trace; so
 * this looks first, with the same parser, and finds them all.
 */
export function checkSyntax(
  root: string,
  files: readonly FoundFile[],
): ContentProblem[] {
  return files.flatMap(({ absolutePath }) => {
    const raw = readFileSync(absolutePath, "utf8");
    return syntaxProblems(raw).map((problem) => ({
      severity: "error" as const,
      file: projectPath(root, absolutePath),
      field: "front matter",
      fix: yamlFixFor(problem.message),
      ...problem,
    }));
  });
}
