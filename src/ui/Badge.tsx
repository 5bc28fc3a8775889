import type { ReactNode } from "react";
import { dirOf } from "../config/locales";
import { languageName } from "../i18n/languageName";
import { useLocale } from "../i18n/useLocale";
import { useTranslation } from "../i18n/useTranslation";
import * as css from "./Badge.module.css";

type BadgeProps = { children: ReactNode };

/** A short remark beside a title, such as the language of a text. */
export function Badge({ children }: BadgeProps) {
  return <span className={css.root}>{children}</span>;
}

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
