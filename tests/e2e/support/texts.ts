import { readFileSync } from "node:fs";
import type english from "../../../locales/en/shell.json";

/** The messages of the shell in a language. */
export const textsIn = (locale: string): typeof english =>
  JSON.parse(
    readFileSync(`locales/${locale}/shell.json`, "utf8"),
  ) as typeof english;
