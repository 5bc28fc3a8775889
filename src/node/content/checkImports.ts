import { isForeign } from "../mdx/foreignImports";
import type { FoundImport } from "../mdx/readMarkdown";
import { faultOfFile } from "./faultOfFile";
import { faultOfPackage } from "./faultOfPackage";
import type { ContentProblem } from "./problem";
import type { Referring } from "./checkReferences";
import { isFile } from "./resolveImport";

/** As much of a text as says what it imports. */
export type Importing = Pick<
  Referring,
  "sourcePath" | "isStandIn" | "isStale"
> & { imports: readonly FoundImport[] };

/** What is wrong with an import, wherever it stands. */
export type ImportFault = Pick<ContentProblem, "message" | "allowed" | "fix">;

/** Finds imports that lead nowhere, or to what nobody can import: webpack would tell them with a line of its own making. */
export const checkImports = (
  root: string,
  texts: readonly Importing[],
): ContentProblem[] =>
  texts
    .filter(({ isStandIn, isStale }) => !isStandIn && !isStale)
    .flatMap(({ sourcePath: file, imports }) =>
      imports.flatMap((found) => {
        const { source, line } = found;
        // The text has been told of what only another generator has.
        if (isForeign(source)) return [];
        const fault = isFile(source)
          ? faultOfFile(root, file, found)
          : faultOfPackage(root, source);
        return fault
          ? { severity: "error" as const, file, line, ...fault }
          : [];
      }),
    );
