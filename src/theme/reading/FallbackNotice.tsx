import { languageTag } from "../../config/locales";
import { Link } from "../i18n/Link";
import { usePageContext, getLanguageName, useLocale } from "../i18n/useLocale";
import { useTranslation } from "../i18n/useTranslation";
import { findOriginal } from "../../lib/routeContext";
import { LanguageBadge } from "./EntryLink";
import { Notice } from "../ui/Notice";

/** Says on a fallback that the translation is missing, and links to the original. */
export function FallbackNotice() {
  const { t } = useTranslation("shell");
  const { htmlLang } = useLocale();
  const { locale, alternates } = usePageContext();
  const original = findOriginal(alternates, locale);
  if (!original || original.locale === locale) return null;
  const lang = original.locale;
  return (
    <Notice label={<LanguageBadge lang={lang} />}>
      {t("fallback.text", { language: getLanguageName(lang, htmlLang) })}{" "}
      <Link to={original.path} hrefLang={languageTag(lang)}>
        {t("fallback.link")}
      </Link>
    </Notice>
  );
}
