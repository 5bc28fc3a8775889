import { groupBy } from "../lib/groupBy";
import { describeNamed, formsOf, hasName } from "./collections/checkConfidence";
import type { LoadedEntry } from "./collections";
import type { Diagnostic } from "./diagnostics/diagnostic";

/** Reports translations of a project that name the client of a confidential one. */
export const checkConfidentialTranslations = (
  entries: readonly LoadedEntry[],
): Diagnostic[] =>
  groupBy(
    entries.filter(({ nodeType }) => nodeType === "Project"),
    ({ folder }) => folder,
  ).flatMap(([, translations]) =>
    translations.flatMap(({ confidentialClient: name, lang }) =>
      name === undefined
        ? []
        : translations
            .filter((other) => other.lang !== lang && namesClient(other, name))
            .map(({ sourcePath }) => ({
              ...describeNamed(name),
              file: sourcePath,
            })),
    ),
  );

/** Looks into all that a page may show: its fields, its text, and the addresses in it. */
function namesClient(entry: LoadedEntry, name: string): boolean {
  const { diagnostics, confidentialClient, ...shown } = entry;
  if (confidentialClient && formsOf(confidentialClient)[0] === formsOf(name)[0])
    return false;
  return hasName(JSON.stringify([shown, entry.text, entry.code]), name);
}
