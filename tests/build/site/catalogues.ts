import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { flatten } from "../../../src/i18n/testing/catalogueFaults";

export type Strings = { [key: string]: string | Strings };
export type Catalogue = { namespace: string; strings: Strings };

/** The interface strings of a language, one entry for each file. */
export const catalogue = (locale: string): Catalogue[] => {
  const folder = path.join("locales", locale);
  return readdirSync(folder).map((file) => ({
    namespace: path.basename(file, ".json"),
    strings: JSON.parse(
      readFileSync(path.join(folder, file), "utf8"),
    ) as Strings,
  }));
};

export const keysOf = (strings: Strings): string[] =>
  flatten(strings).map(([key]) => key);

const pluralSuffix = /_(zero|one|two|few|many|other)$/;

/** The key as code writes it: without the suffix of a plural form. */
export const usedKey = (key: string): string => key.replace(pluralSuffix, "");
