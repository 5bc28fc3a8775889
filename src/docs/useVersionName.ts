import { useTranslation } from "../i18n/useTranslation";
import type { VersionFacts } from "../lib/docsContext";

/** What the page's language calls the version that a page belongs to. */
export function useVersionName({ label }: VersionFacts): string {
  const { t } = useTranslation("docs");
  return label === null
    ? t("version.nextBadge")
    : t("version.badge", { version: label });
}

/** The same where it is not the latest one, whose pages have titles of the same words. */
export function useOtherVersion(about: VersionFacts): string | undefined {
  const name = useVersionName(about);
  return about.last ? name : undefined;
}
