import { siteConfig } from "../config/resolved";
import { UsageError } from "./command";

/** Refuses a page at the address of a screen or of documentation, or below that of a language. */
export function checkNewPage(slug: string): void {
  const { docs, i18n } = siteConfig;
  const screens = ["404", "admin", "blog", "cv", "docs", "projects", "search"];
  const manuals = Object.values(docs).map(({ path = "" }) => path.slice(1));
  const languages = Object.entries(i18n.locales).flatMap(([code, { path }]) => [
    code,
    path.slice(1),
  ]);
  const [first = ""] = slug.split("/");
  if (languages.includes(first) || [...screens, ...manuals].includes(slug))
    throw new UsageError(
      `No page can be at /${slug}, where a screen, a language or documentation is: add --slug after a lone "--".`,
    );
}
