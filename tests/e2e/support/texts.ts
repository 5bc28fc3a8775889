import de from "../../../locales/de/shell.json";
import en from "../../../locales/en/shell.json";

const shell = { en, de };

/** The shell's strings in a language. */
export const textsIn = (locale: string): typeof en =>
  locale === "de" ? shell.de : shell.en;
