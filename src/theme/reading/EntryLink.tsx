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
  /** Default: the title, which its badges follow. */
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
      {children === undefined && <EntryMarks entry={entry} />}
    </>
  );
}

type EntryMarksProps = {
  entry: { lang: string; visibility: string };
};

/** The badges after the title: a language other than the page's and, in previews, an unpublished state. */
export function EntryMarks({ entry }: EntryMarksProps) {
  return (
    <>
      {" "}
      <LanguageBadge lang={entry.lang} />
      {process.env.GATSBY_SITE_PREVIEW === "true" && (
        <>
          {" "}
          <PreviewBadge visibility={entry.visibility} />
        </>
      )}
    </>
  );
}

export function LanguageBadge({ lang }: { lang: string }) {
  const { t } = useTranslation("shell");
  const { locale, htmlLang } = useLocale();
  if (lang === locale) return null;
  return (
    <PageBadge>
      {t("language.badge", { language: getLanguageName(lang, htmlLang) })}
    </PageBadge>
  );
}

export function PreviewBadge({ visibility }: { visibility: string }) {
  const { t } = useTranslation("preview");
  if (visibility !== "DRAFT" && visibility !== "SCHEDULED") return null;
  return (
    <PageBadge>
      {t(visibility === "DRAFT" ? "mark.draft" : "mark.scheduled")}
    </PageBadge>
  );
}

/** A badge in the page's language, beside a text that may be in another one. */
function PageBadge({ children }: { children: ReactNode }) {
  const { locale, htmlLang } = useLocale();
  return (
    <Badge>
      <span lang={htmlLang} dir={dirOf(locale)}>
        {children}
      </span>
    </Badge>
  );
}

export const fragment = graphql`
  fragment EntryLink on Entry {
    path
    title
    lang
    visibility
  }
`;
