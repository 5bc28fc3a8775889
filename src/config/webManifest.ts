import { localePath } from "./locales";
import type { ResolvedSite } from "./types";

/** Path of a locale's web app manifest. */
export const manifestPath = (locale: string): string =>
  localePath(locale, "/site.webmanifest");

/** The icon of iOS, which looks for it here even without a link. */
export const touchIcon = "/apple-touch-icon.png";

/** The owner's picture that icons are made of, a path below `static/`; undefined where none can be made. */
export function iconSource({
  manifest,
  favicon,
}: Pick<ResolvedSite, "manifest" | "favicon">): string | undefined {
  const source = manifest?.icon ?? favicon;
  return /^\/.*\.(?:svg|png|webp|jpe?g|avif)$/i.test(source)
    ? source
    : undefined;
}
