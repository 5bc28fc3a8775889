import type english from "../../../locales/en/shell.json";
import { readSiteFile } from "../../siteRoot";

/** The messages of the shell in a language. */
export const textsIn = (locale: string): typeof english =>
  JSON.parse(readSiteFile(`locales/${locale}/shell.json`)) as typeof english;
