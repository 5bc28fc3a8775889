import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";

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

/** Every string by its dotted key. */
export const entriesOf = (strings: Strings, prefix = ""): [string, string][] =>
  Object.entries(strings).flatMap(([key, value]): [string, string][] =>
    typeof value === "string"
      ? [[prefix + key, value]]
      : entriesOf(value, `${prefix}${key}.`),
  );

export const keysOf = (strings: Strings): string[] =>
  entriesOf(strings).map(([key]) => key);

const pluralSuffix = /_(zero|one|two|few|many|other)$/;

/** The key as code writes it: without the suffix of a plural form. */
export const usedKey = (key: string): string => key.replace(pluralSuffix, "");

/** The plural form that a key is for, if any. */
export const pluralForm = (key: string): string | undefined =>
  pluralSuffix.exec(key)?.[1];
