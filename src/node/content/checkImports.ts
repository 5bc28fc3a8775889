import { existsSync, readdirSync } from "node:fs";
import { createRequire, isBuiltin } from "node:module";
import path from "node:path";
import { nearest } from "../../lib/nearest";
import type { FoundImport } from "../mdx/readMarkdown";
import type { ContentProblem } from "./problem";
import type { Referring } from "./checkReferences";
import { importPath, isFile, resolveImport } from "./resolveImport";

/** As much of a text as says what it imports. */
export type Importing = Pick<
  Referring,
  "sourcePath" | "isStandIn" | "isStale"
> & { imports: readonly FoundImport[] };

const code = /\.(?:[jt]sx?|mjs)$/;
const packageName = /^(?:@[a-z\d][\w.-]*\/)?[a-z\d][\w.-]*/i;

/** Finds imports that lead nowhere: webpack would tell them with a line of its own making. */
export const checkImports = (
  root: string,
  texts: readonly Importing[],
): ContentProblem[] =>
  texts
    .filter(({ isStandIn, isStale }) => !isStandIn && !isStale)
    .flatMap(({ sourcePath: file, imports }) =>
      imports.flatMap(({ source, line }) => {
        const missing = isFile(source)
          ? missingFile(root, file, source)
          : missingPackage(root, source);
        return missing
          ? { severity: "error" as const, file, line, ...missing }
          : [];
      }),
    );

type Missing = Pick<ContentProblem, "message" | "allowed" | "fix">;

function missingFile(
  root: string,
  file: string,
  source: string,
): Missing | undefined {
  if (resolveImport(root, file, source)) return undefined;
  const written = source.replace(/\?.*$/, "");
  const filePath = importPath(root, file, source);
  const names = siblings(path.dirname(filePath)).map((name) =>
    path.extname(written) === path.extname(name)
      ? name
      : name.replace(code, ""),
  );
  const meant = nearest(path.basename(written), names);
  const folder = written.slice(0, written.lastIndexOf("/") + 1);
  return {
    message: `There is no file for the import "${source}".`,
    allowed: names.map((name) => `"${folder}${name}"`).join(", "),
    fix: meant
      ? `Did you mean "${folder}${meant}"?`
      : "Put the file there, or remove the import and what uses it.",
  };
}

const siblings = (folder: string) =>
  existsSync(folder)
    ? readdirSync(folder).filter(
        (name) => code.test(name) && !name.includes(".test."),
      )
    : [];

function missingPackage(root: string, source: string): Missing | undefined {
  // What else there is, such as `@/…`, is for whoever has set it up.
  const [name] = packageName.exec(source) ?? [];
  if (name === undefined || isBuiltin(source)) return undefined;
  const folders =
    createRequire(path.join(root, "package.json")).resolve.paths(name) ?? [];
  if (folders.some((folder) => existsSync(path.join(folder, name)))) {
    return undefined;
  }
  return {
    message: `There is no package "${name}" for the import "${source}".`,
    fix: `Install it with "npm install ${name}", or begin the name of a file of your own with "./".`,
  };
}
