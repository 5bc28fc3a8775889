import type { Diagnostic } from "./diagnostics/diagnostic";

/** Signs that chokidar, by which Gatsby finds files, takes for a pattern of names. */
const pattern = /\[.*\]|\{.*\}|[+@!?*]\(|\([^)]*\|/;

/** Reports a project's folder in which Gatsby would find no file. */
export const checkFolder = (root: string): Diagnostic[] =>
  pattern.test(root)
    ? [
        {
          reason: "Builds find no files here: the folder's path has brackets.",
          fatal: true,
          file: ".",
          actual: root,
          note: "Rename the folder, or the one around it, without [ ] and { }.",
        },
      ]
    : [];
