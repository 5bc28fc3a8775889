import type { Alternate } from "../i18n/PageContext";

type Page = {
  locale: string;
  /** The page in every language. */
  alternates: readonly Alternate[];
  defaultLocale: string;
};

/**
 * The name of a post's thread: its path without the first slash, in the default
 * language or, where each has a thread of its own, in that of the text. giscus
 * names threads like that, too, where they are mapped by path.
 */
export function threadOf(
  { locale, alternates, defaultLocale }: Page,
  threads: "shared" | "perLanguage",
): string {
  const inLocale = (code: string) =>
    alternates.find((one) => one.locale === code);
  const own = inLocale(locale);
  // A stand-in shows another page's text, and so its thread.
  const written = own?.isStandIn
    ? alternates.find(({ isStandIn }) => !isStandIn)
    : own;
  const named = threads === "shared" ? inLocale(defaultLocale) : written;
  return (named ?? own)?.path.slice(1) ?? "";
}
