import { originalOf, versionIn } from "../lib/alternates";
import type { Alternate } from "../lib/routeContext";

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
  // A fallback shows another page's text, and so its thread.
  const named =
    threads === "shared"
      ? versionIn(alternates, defaultLocale)
      : originalOf(alternates, locale);
  return (named ?? versionIn(alternates, locale))?.path.slice(1) ?? "";
}
