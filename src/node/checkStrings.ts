import { readdirSync } from "node:fs";
import path from "node:path";
import { localeCodes } from "../config/locales";
import { nearest } from "../lib/nearest";
import { sourceGaps } from "./catalogues/sourceGaps";
import type { ContentProblem } from "./content/problem";
import { fillStrings, sourceLocale } from "./strings/fillStrings";
import { namespacesOf } from "./strings/missingFiles";
import { readNamespace } from "./strings/readNamespace";
import { someOf } from "./strings/someOf";

const warning = (problem: Omit<ContentProblem, "severity">) => ({
  severity: "warning" as const,
  ...problem,
});

/**
 * What the folders of interface texts lack, one problem a file, and what nothing
 * reads. Where English itself lacks texts, nothing is said of other languages.
 */
export function checkStrings(root: string): ContentProblem[] {
  const sources = namespacesOf(root, sourceLocale) ?? [];
  const { problems, unsure } = sourceGaps(root);
  return [
    ...problems,
    ...localeCodes
      .filter((code) => code !== sourceLocale)
      .flatMap((code) => checkFolder(root, code, { sources, unsure })),
    ...unknownFolders(root),
  ];
}

function checkFolder(
  root: string,
  code: string,
  {
    sources,
    unsure,
  }: { sources: readonly string[]; unsure: ReadonlySet<string> },
): ContentProblem[] {
  const folder = `locales/${code}`;
  const own = namespacesOf(root, code);
  if (own === null) {
    return [
      warning({
        file: folder,
        message: `There is no such folder; pages in "${code}" show the English texts.`,
        fix: `Copy locales/${sourceLocale} to ${folder}, and translate its files.`,
      }),
    ];
  }
  return [
    ...sources
      .filter((name) => !unsure.has(name))
      .flatMap((name) => checkFile(root, code, name)),
    ...own
      .filter((name) => !sources.includes(name) && !unsure.has(name))
      .map((name) => {
        const meant = nearest(name, [...sources]);
        return warning({
          file: `${folder}/${name}.json`,
          message: "Nothing reads this file.",
          allowed: sources.map((source) => `${source}.json`).join(", "),
          fix: meant ? `Did you mean "${meant}.json"?` : "Remove it.",
        });
      }),
  ];
}

function checkFile(root: string, code: string, name: string): ContentProblem[] {
  const file = `locales/${code}/${name}.json`;
  const source = `locales/${sourceLocale}/${name}.json`;
  const english = readNamespace(root, sourceLocale, name) ?? {};
  const own = readNamespace(root, code, name);
  const { missing } = fillStrings(own ?? {}, english, code);
  if (missing.length === 0) return [];
  const count = missing.length === 1 ? "1 text" : `${missing.length} texts`;
  if (own === null) {
    return [
      warning({
        file,
        message: `There is no such file; pages show the English ones of its ${count}.`,
        fix: `Copy ${source}, and translate it.`,
      }),
    ];
  }
  const are = missing.length === 1 ? "is" : "are";
  return [
    warning({
      file,
      message: `${count} ${are} missing, and English on pages: ${someOf(missing)}.`,
      fix: `Add what is missing, as in ${source}.`,
    }),
  ];
}

function unknownFolders(root: string): ContentProblem[] {
  return readdirSync(path.join(root, "locales"), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .filter((name) => name !== sourceLocale && !localeCodes.includes(name))
    .map((name) => {
      const meant = nearest(name, [...localeCodes]);
      return warning({
        file: `locales/${name}`,
        message: `The site has no locale "${name}", so nothing reads these texts.`,
        allowed: localeCodes.join(", "),
        fix: meant
          ? `Did you mean "${meant}"?`
          : `Add "${name}" to i18n.locales in src/config/site.ts, or remove the folder.`,
      });
    });
}
