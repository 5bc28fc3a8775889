import { languageTag } from "../config/languageTag";
import { languageName } from "../i18n/languageName";
import { Link } from "../i18n/Link";
import { useLocale } from "../i18n/useLocale";
import { useTranslation } from "../i18n/useTranslation";
import { Notice } from "../ui/Notice";
import { LanguageBadge } from "./LanguageBadge";

type FallbackNoticeProps = {
  /** The language of the text that is shown instead. */
  lang: string;
  /** The page where that text is at home. */
  originalPath: string;
};

/** Tells the reader that a text is not there in their language, and where it comes from. */
export function FallbackNotice({ lang, originalPath }: FallbackNoticeProps) {
  const { t } = useTranslation("shell");
  const { htmlLang } = useLocale();
  return (
    <Notice label={<LanguageBadge lang={lang} />}>
      {t("fallback.text", { language: languageName(lang, htmlLang) })}{" "}
      <Link to={originalPath} hrefLang={languageTag(lang)}>
        {t("fallback.link")}
      </Link>
    </Notice>
  );
}
