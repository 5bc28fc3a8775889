import { languageTag } from "../config/languageTag";
import { languageName } from "../i18n/languageName";
import { Link } from "../i18n/Link";
import { useLocale } from "../i18n/useLocale";
import { useTranslation } from "../i18n/useTranslation";
import { Notice } from "../ui/Notice";
import { LanguageBadge } from "./LanguageBadge";

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
