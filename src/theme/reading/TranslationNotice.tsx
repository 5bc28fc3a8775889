import { languageTag } from "../../config/locales";
import { Link } from "../i18n/Link";
import { usePageContext, getLanguageName, useLocale } from "../i18n/useLocale";
import { useTranslation } from "../i18n/useTranslation";
import { formatDate } from "../../lib/format";
import { findTranslation } from "../../lib/routeContext";
import type { Alternate } from "../../lib/routeContext";
import { LanguageBadge } from "./EntryLink";
import { Badge, Notice } from "../ui/Notice";

/** Returns the page of the original for a fallback, and for a translation that is older than it. */
export function useOriginal(): Alternate | undefined {
  const { locale, alternates } = usePageContext();
  const page = findTranslation(alternates, locale);
  const original = page?.lang ?? page?.originalChange?.locale;
  return alternates.find((alternate) => alternate.locale === original);
}

/** Says that the translation is missing, or older than the original, and links to that. */
export function TranslationNotice() {
  const { t, rich } = useTranslation("shell");
  const { locale, htmlLang } = useLocale();
  const { alternates } = usePageContext();
  const change = findTranslation(alternates, locale)?.originalChange;
  const original = useOriginal();
  if (!original) return null;
  const tag = languageTag(original.locale);
  const language = getLanguageName(original.locale, htmlLang);
  const label = change ? (
    <Badge>{t("outdated.badge")}</Badge>
  ) : (
    <LanguageBadge lang={original.locale} />
  );
  return (
    <Notice label={label}>
      {change
        ? rich(
            "outdated.text",
            { language, date: formatDate(change.day, htmlLang, "FULL") },
            { date: (words) => <time dateTime={change.day}>{words}</time> },
          )
        : t("fallback.text", { language })}{" "}
      <Link to={original.path} hrefLang={tag}>
        {t("fallback.link")}
      </Link>
    </Notice>
  );
}
