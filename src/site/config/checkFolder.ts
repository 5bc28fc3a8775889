import type { Diagnostic } from "../diagnostics/diagnostic";

/** Signs that Gatsby's parts take for more than letters: chokidar for a pattern of names, enhanced-resolve and lmdb for the end of an address or an escape in it, webpack for the end of a loader's name, Gatsby for the end of a string of code. */
const reserved = /\[[^[]*\]|\{[^{]*\}|[+@!?*]\(|\([^()]*\||[!#%?']/;

/** Reports a project's folder in which Gatsby can't run, or would find no file. */
export const checkFolder = (root: string): Diagnostic[] =>
  reserved.test(root)
    ? [
        {
          reason:
            "Builds don't work here: the folder's path has special characters.",
          fatal: true,
          file: ".",
          actual: root,
          note: "Rename the folder, or the one around it, without [ ], { }, !, #, %, ? and '.",
        },
      ]
    : [];
