import { siteConfig } from "../config/resolved";
import { reserved } from "../site/planRoutes";
import { UsageError } from "./command";

/** Refuses a page at the address of a screen or of documentation, or below that of a language. */
export function checkNewPage(slug: string): void {
  const { docs, i18n } = siteConfig;
  const manuals = Object.values(docs).map(({ path }) => path?.slice(1));
  const screens = /^(?:404|blog|cv|docs|projects|search)$/;
  const isLanguage = Object.entries(i18n.locales).some((locale) =>
    [locale[0], locale[1].path.slice(1)].includes(slug.split("/")[0] ?? ""),
  );
  const isReserved = reserved.test(`/${slug}`);
  if (isLanguage || isReserved || screens.test(slug) || manuals.includes(slug))
    throw new UsageError(
      `No page can be at /${slug}, where a screen, a language, documentation or a file of builds is: add --slug after a lone "--".`,
    );
}
