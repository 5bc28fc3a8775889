import { useTranslation } from "gatsby-plugin-react-i18next";
import { dirOf } from "../config/dirOf";
import { useLocale } from "../i18n/useLocale";
import { Badge } from "../ui/Badge";
import { languageName } from "../i18n/languageName";

type LanguageBadgeProps = {
  /** The language of the text the badge stands beside. */
  lang: string;
};

/** Says that a text is in another language than the page; else nothing. */
export function LanguageBadge({ lang }: LanguageBadgeProps) {
  const { t } = useTranslation("shell");
  const { locale, htmlLang } = useLocale();
  if (lang === locale) return null;
  return (
    <Badge>
      <span lang={htmlLang} dir={dirOf(locale)}>
        {t("language.badge", { language: languageName(lang, htmlLang) })}
      </span>
    </Badge>
  );
}
