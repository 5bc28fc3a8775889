import { graphql } from "gatsby";
import type { ReactNode } from "react";
import { dirOf } from "../../config/locales";
import { Link, type LinkProps } from "../i18n/Link";
import { getLanguageName, useLocale } from "../i18n/useLocale";
import { useTranslation } from "../i18n/useTranslation";
import { Badge } from "../ui/Notice";
import { NoWrap } from "../ui/NoWrap";

type EntryLinkProps = Omit<LinkProps, "to"> & {
  entry: Queries.EntryLinkFragment;
  /** Default: the title, which a badge follows. */
  children?: ReactNode;
};

/** A link to an entry, with the language of its title. */
export function EntryLink({ entry, children, ...rest }: EntryLinkProps) {
  const language = useLocale().languageOf(entry.lang);
  return (
    <>
      <Link
        className="quiet-link"
        to={entry.path}
        hrefLang={language.lang}
        {...language}
        {...rest}
      >
        {children ?? <NoWrap text={entry.title} />}
      </Link>
      {children === undefined && (
        <>
          {" "}
          <LanguageBadge lang={entry.lang} />
        </>
      )}
    </>
  );
}

/** The language of a text in another one than the page's, after its title. */
export function LanguageBadge({ lang }: { lang: string }) {
  const { t } = useTranslation("shell");
  const { locale, htmlLang } = useLocale();
  if (lang === locale) return null;
  return (
    <Badge>
      {/* The title may be in another language. */}
      <span lang={htmlLang} dir={dirOf(locale)}>
        {t("language.badge", { language: getLanguageName(lang, htmlLang) })}
      </span>
    </Badge>
  );
}

export const fragment = graphql`
  fragment EntryLink on Entry {
    path
    title
    lang
  }
`;
