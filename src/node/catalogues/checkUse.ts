import { nearest } from "../../lib/nearest";
import { sourceLocale } from "../strings/fillStrings";
import { readCatalogues } from "./checkCatalogues";
import type { StringProblem } from "./compareCatalogues";
import { baseOf } from "./messageParts";
import { misspeltForms } from "./misspeltForms";
import type { Catalogue } from "./readCatalogue";
import { usedKeys } from "./usedKeys";
import type { KeysInCode } from "./usedKeys";

/** Whether code that speaks of a namespace takes a text of its catalogue by its names. */
function isTaken(namespace: string, key: string, { names }: KeysInCode) {
  const word = namespace.toLowerCase();
  const files = [...names.values()].filter(({ source }) =>
    source.toLowerCase().includes(word),
  );
  return key.split(".").every((name) =>
    files.some(({ taken }) => {
      if (taken.has(name)) return true;
      // "found_\w+": the names that are put together.
      return [...taken].some(
        (one) =>
          /\w\\w\+|\\w\+\w/.test(one) && new RegExp(`^${one}$`).test(name),
      );
    }),
  );
}

/** Compares the keys in code with a catalogue of each namespace. */
export function compareUse(
  source: ReadonlyMap<string, Catalogue>,
  code: KeysInCode,
): StringProblem[] {
  const { uses } = code;
  const known = new Map<string, { file: string; line: number; key: string }>();
  for (const [namespace, catalogue] of source) {
    const { file, entries } = catalogue;
    const slips = [...misspeltForms(catalogue).values()];
    for (const [key, { line }] of entries) {
      if (slips.includes(key)) continue;
      const name = `${namespace}:${baseOf(key)}`;
      if (!known.has(name)) known.set(name, { file, line, key });
    }
  }
  const patterns = uses
    .filter(({ isWhole }) => !isWhole)
    .map(({ pattern }) => new RegExp(`^${pattern}$`));
  const asked = new Set(uses.map(({ pattern }) => pattern));
  const namespaces = new Set(
    uses.map(({ pattern }) => pattern.slice(0, pattern.indexOf(":"))),
  );

  /** Texts that seem to be misspelt, by what code asks for. */
  const misspelt = new Map<string, string>();
  const unknown = uses.flatMap(({ pattern, isWhole, file, line }) => {
    const isThere = isWhole
      ? known.has(pattern)
      : [...known.keys()].some((key) => new RegExp(`^${pattern}$`).test(key));
    if (isThere) return [];
    const near = nearest(pattern, [...known.keys()]);
    const [namespace = "", key = ""] = pattern.split(":");
    if (near && isWhole) misspelt.set(near, key);
    return [
      {
        severity: "warning" as const,
        kind: "missing" as const,
        locale: sourceLocale,
        file,
        line,
        message: `Code asks for "${key}", which locales/${sourceLocale}/${namespace}.json has not.`,
        fix: near
          ? `Did you mean "${near.slice(near.indexOf(":") + 1)}"?`
          : "Add it to the catalogue of each language.",
      },
    ];
  });

  const idle = [...known].flatMap(([name, { file, line, key }]) => {
    const namespace = name.slice(0, name.indexOf(":"));
    const isAsked =
      asked.has(name) || patterns.some((pattern) => pattern.test(name));
    // Parts of texts are asked for; what else is in content.json is taken.
    const isImported =
      !namespaces.has(namespace) ||
      (namespace === "content" && !key.startsWith("parts."));
    if (isAsked || (isImported && isTaken(namespace, key, code))) return [];
    const meant = misspelt.get(name);
    return [
      {
        severity: "warning" as const,
        kind: "unused" as const,
        locale: sourceLocale,
        file,
        line,
        field: key,
        message: "No code asks for this text.",
        fix: meant
          ? `Rename it to "${meant}", which code asks for.`
          : "Remove it, in every language.",
      },
    ];
  });
  return [...unknown, ...idle];
}

/** Texts that code asks for and English has not, and those that nothing asks for. */
export const checkUse = (root: string): StringProblem[] => {
  const source = readCatalogues(root, sourceLocale);
  const isReadable = [...source.values()].every(
    ({ problems }) => problems.length === 0,
  );
  return isReadable ? compareUse(source, usedKeys(root)) : [];
};
