import { typographyIn } from "../lib/setType";
import type { Typography } from "../lib/setType";
import { languageTag } from "./languageTag";
import { siteConfig } from "./resolved";

/** The rules that a locale's texts are set by; undefined where the owner sets them by hand. */
export function typographyOf(locale: string): Typography | undefined {
  if (!siteConfig.markdown.smartTypography) return undefined;
  return typographyIn(languageTag(locale));
}
