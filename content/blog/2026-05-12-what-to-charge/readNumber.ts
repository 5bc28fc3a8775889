import type { RateLang } from "./rateTexts";

/** "78,000.50", and the other way round in German; spaces group everywhere. */
const marks = {
  en: { group: ",", decimal: "." },
  de: { group: ".", decimal: "," },
} as const;

const formOf = ({ group, decimal }: (typeof marks)[RateLang]) =>
  RegExp(
    `^(-?)(\\d*|[1-9]\\d{0,2}(?:[${group}\\s]\\d{3})+)(?:[${decimal}](\\d*))?$`,
  );

const forms = { en: formOf(marks.en), de: formOf(marks.de) };

/**
 * The number that somebody wrote in the page's language, or NaN. So is what may
 * be meant in the other one: "78.000" is no 78 in English, and in German
 * "78,000" is neither.
 */
export function readNumber(text: string, lang: RateLang): number {
  const written = text.replace("€", "").trim();
  const [, sign, whole = "", rest = ""] = forms[lang].exec(written) ?? [];
  const digits = whole.replace(/\D/g, "");
  const isAmbiguous = /^[1-9]\d{0,2}$/.test(whole) && rest.length === 3;
  if (isAmbiguous || !(digits + rest)) return Number.NaN;
  return Number(`${sign}${digits || "0"}.${rest || "0"}`);
}
