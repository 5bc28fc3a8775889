import matter from "gray-matter";
import { normaliseText, readFrontMatter } from "./readFrontMatter";

/** A fault as js-yaml throws it; its lines count from 0 and from below the opening fence. */
type YamlError = { reason?: string; mark?: { line?: number } };

/** The faults of one file, from the parser that has lines to name, if it sees them too. */
export function syntaxProblems(raw: string): {
  line: number;
  column?: number;
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
