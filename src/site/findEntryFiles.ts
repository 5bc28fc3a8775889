import path from "node:path";
import { listLocales } from "../config/i18n";
import type { I18n } from "../config/i18n";
import type { DiagnosticInput } from "../lib/diagnosticInput";
import { collections, findCollection } from "./collections";
import { areaRule } from "./collections/docsInstances";
import type { Diagnostic } from "./diagnostics/diagnostic";
import { listFiles } from "./files/paths";
import type { EntryFile, EntryPath } from "./content/entry";
import { isMarkdownFile, parseEntryPath } from "./content/fileNames";

/** True for files that are not entries: those that begin with an underscore, tests, what systems and editors hide behind a dot, and what Syncthing keeps of two versions. */
const isIgnored = (relativePath: string) =>
  /(?:^|\/)[_.]|\.test\.mdx?$|\.sync-conflict-/.test(relativePath);

/** Matches texts, those that no program here reads included. */
const textFile = /\.(?:mdx?|markdown)$/i;

/** Finds the files of all entries, and reports those that can't be an entry. */
export function findEntryFiles(
  root: string,
  i18n: I18n,
): {
  files: EntryFile[];
  diagnostics: Diagnostic[];
} {
  const diagnostics: Diagnostic[] = [];
  const candidates = listFiles(path.join(root, "content"))
    .filter((name) => textFile.test(name) && !isIgnored(name))
    .map((name): EntryFile => ({
      entryPath: parseEntryPath(i18n, name),
      root,
      absolutePath: path.join(root, "content", name),
      sourcePath: `content/${name}`,
    }));
  const stems = new Set(
    candidates.map(({ sourcePath }) => getStem(sourcePath)),
  );
  const first = new Map<string, EntryFile>();
  const files = candidates.filter((file) => {
    const { entryPath, sourcePath } = file;
    const id = `${entryPath.folder} ${entryPath.lang}`;
    const problem =
      checkEnding(sourcePath) ??
      checkArea(entryPath) ??
      checkLocale(sourcePath, stems, i18n) ??
      checkCopy(sourcePath, stems) ??
      checkDuplicate(entryPath, first.get(id));
    if (problem) {
      diagnostics.push({ fatal: true, file: sourcePath, ...problem });
      return false;
    }
    first.set(id, file);
    return true;
  });
  return { files, diagnostics };
}

const checkEnding = (file: string): DiagnosticInput | undefined =>
  isMarkdownFile(file)
    ? undefined
    : { reason: "A text ends in .mdx or .md.", note: "Rename the file." };

function checkArea({ area, name }: EntryPath): DiagnosticInput | undefined {
  const collection = findCollection(area);
  if (collection && (name !== "" || collection.hasIndex)) return undefined;
  return {
    reason: "This file belongs to no collection.",
    expected: collections.flatMap(({ folder }) => [
      `content/${folder}/<name>.mdx`,
      `content/${folder}/<name>/<locale>.mdx`,
    ]),
    note: /^docs[-@]/.test(area)
      ? areaRule
      : "Move it, or begin its name with an underscore to leave it out.",
  };
}

const getStem = (file: string) => file.replace(/\.mdx?$/, "");

/**
 * Reports a locale that the site lacks. A name counts as a locale beside
 * `en.mdx` or `name.mdx` and after `index.`, but not beside `index.mdx`, where
 * `ui.mdx` may be any page.
 */
function checkLocale(
  sourcePath: string,
  stems: ReadonlySet<string>,
  i18n: I18n,
): DiagnosticInput | undefined {
  const [, entry = "", separator = "", locale = ""] =
    /^(.+)([/.])([a-z]{2}(?:-[a-z]{2})?)$/i.exec(getStem(sourcePath)) ?? [];
  const localeCodes = listLocales(i18n);
  const siblings = localeCodes.map((code) => `${entry}${separator}${code}`);
  if (separator === ".") siblings.push(entry);
  const lowerCase = locale.toLowerCase();
  const intended = localeCodes.find((code) => code.toLowerCase() === lowerCase);
  const isName =
    separator === "." && (entry.endsWith("/index") || intended !== undefined);
  if (
    localeCodes.includes(locale) ||
    !(isName || siblings.some((sibling) => stems.has(sibling)))
  )
    return undefined;
  if (intended) {
    return {
      reason: `The locale in the file's name is "${intended}", not "${locale}".`,
      note: `Rename it to ${path.basename(sourcePath).replace(locale, intended)}.`,
    };
  }
  return {
    reason: `The site has no locale "${locale}".`,
    expected: localeCodes,
    note: `Delete these files, or add "${locale}" to i18n.locales in src/config/site.ts.`,
  };
}

/** Matches what clouds and desktops add to the name of a second version: "(1)", "copy", the name of a machine; a number, too, where the name is none of the owner's. */
const copyMark =
  /(?: ?\([^/()]*\)| (?:- )?(?:[Cc]opy|[Kk]opie)(?: \d+)?|-[A-Z]+-[A-Z\d-]+|(?<=\/(?:index|[a-z]{2}))(?: \d+|-[^/]*[A-Z][^/]*))$/;

/** Reports the second version of a text, which would be a page of its own. */
function checkCopy(
  sourcePath: string,
  stems: ReadonlySet<string>,
): DiagnosticInput | undefined {
  const stem = getStem(sourcePath);
  const original = stem.replace(copyMark, "");
  return original !== stem && stems.has(original)
    ? {
        reason: `By its name, it is a copy of ${path.basename(original)} beside it.`,
        note: "Take over from it what the other lacks, then delete it; a text of its own needs another name.",
      }
    : undefined;
}

const checkDuplicate = (
  { lang }: EntryPath,
  other: EntryFile | undefined,
): DiagnosticInput | undefined =>
  other && {
    reason: `${other.sourcePath} is the same entry in the same locale ("${lang}").`,
    note: "Delete or rename one of the files.",
  };
