import { readdirSync } from "node:fs";
import path from "node:path";
import { localeCodes } from "../../config/locales";
import { sourceLocale } from "./fillStrings";

/** A file of texts: `locales/<language>/<namespace>.json`. */
export type TextFile = { language: string; namespace: string };

/** The namespaces of a folder of texts; null where there is no folder. */
export function namespacesOf(root: string, language: string): string[] | null {
  try {
    return readdirSync(path.join(root, "locales", language))
      .filter((name) => name.endsWith(".json"))
      .map((name) => path.basename(name, ".json"));
  } catch {
    return null;
  }
}

/** The files that English has, and a language of the site has not. */
export function missingFiles(root: string): TextFile[] {
  const wanted = namespacesOf(root, sourceLocale) ?? [];
  return localeCodes.flatMap((language) => {
    const own = namespacesOf(root, language) ?? [];
    return wanted
      .filter((namespace) => !own.includes(namespace))
      .map((namespace) => ({ language, namespace }));
  });
}
