import type { ReactNode } from "react";
import { dirOf } from "../config/locales";
import { languageName } from "../i18n/languageName";
import { Link, type LinkProps } from "../i18n/Link";
import { useLocale, useTextLanguage } from "../i18n/useLocale";
import { useTranslation } from "../i18n/useTranslation";
import { Badge } from "../ui/Notice";
import { NoWrap } from "../ui/NoWrap";
import * as css from "./EntryLink.module.css";

type EntryLinkProps = Omit<LinkProps, "to"> & {
  entry: { path: string; title: string; lang: string };
  /** The title unless given. */
  children?: ReactNode;
};

/** A link to an entry, in its language, which it names where it is not the page's. */
export function EntryLink({ entry, children, ...rest }: EntryLinkProps) {
  const language = useTextLanguage()(entry.lang);
  return (
    <Link
      className={css.root}
      to={entry.path}
      hrefLang={language.lang}
      {...language}
      {...rest}
    >
      {children ?? <NoWrap text={entry.title} />}
    </Link>
  );
}

type EntryMarksProps = {
  entry: { lang: string; visibility: string };
};

/** The marks after an entry's title: its language if it is not the page's, and in previews whether it is published. */
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

/** Names the language of a text that is not in the page's. */
export function LanguageBadge({ lang }: { lang: string }) {
  const { t } = useTranslation("shell");
  const { locale, htmlLang } = useLocale();
  if (lang === locale) return null;
  return (
    <PageBadge>
      {t("language.badge", { language: languageName(lang, htmlLang) })}
    </PageBadge>
  );
}

/** Marks what is not published yet; production has none of it. */
export function PreviewBadge({ visibility }: { visibility: string }) {
  const { t } = useTranslation("preview");
  if (visibility !== "DRAFT" && visibility !== "SCHEDULED") return null;
  return (
    <PageBadge>
      {t(visibility === "DRAFT" ? "mark.draft" : "mark.scheduled")}
    </PageBadge>
  );
}

/** A badge in the page's language, within a text that may be in another one. */
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
