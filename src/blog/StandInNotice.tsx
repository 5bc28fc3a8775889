import { useTranslation } from "gatsby-plugin-react-i18next";
import { Link } from "../i18n/Link";
import { useLocale } from "../i18n/useLocale";
import { Entry } from "../ui/Entry";
import { LanguageBadge } from "./LanguageBadge";
import { languageName } from "../i18n/languageName";
import * as css from "./StandInNotice.module.css";

type StandInNoticeProps = {
  /** The language of the text that is shown instead. */
  lang: string;
  /** The page where that text is at home. */
  originalPath: string;
};

/** Tells the reader that a text is not there in their language, and where it comes from. */
export function StandInNotice({ lang, originalPath }: StandInNoticeProps) {
  const { t } = useTranslation("blog");
  const { htmlLang } = useLocale();
  return (
    <div className={css.root} role="note">
      <Entry label={<LanguageBadge lang={lang} />}>
        <p>
          {t("standIn.text", { language: languageName(lang, htmlLang) })}{" "}
          <Link to={originalPath} hrefLang={lang}>
            {t("standIn.link")}
          </Link>
        </p>
      </Entry>
    </div>
  );
}
