import { useTranslation } from "../i18n/useTranslation";
import { languageTag } from "../config/languageTag";
import { Link } from "../i18n/Link";
import { useLocale } from "../i18n/useLocale";
import { Notice } from "../ui/Notice";
import { LanguageBadge } from "./LanguageBadge";
import { languageName } from "../i18n/languageName";

type StandInNoticeProps = {
  /** The language of the text that is shown instead. */
  lang: string;
  /** The page where that text is at home. */
  originalPath: string;
};

/** Tells the reader that a text is not there in their language, and where it comes from. */
export function StandInNotice({ lang, originalPath }: StandInNoticeProps) {
  const { t } = useTranslation("shell");
  const { htmlLang } = useLocale();
  return (
    <Notice label={<LanguageBadge lang={lang} />}>
      {t("standIn.text", { language: languageName(lang, htmlLang) })}{" "}
      <Link to={originalPath} hrefLang={languageTag(lang)}>
        {t("standIn.link")}
      </Link>
    </Notice>
  );
}
