import type { ReactNode } from "react";
import { Link, type LinkProps } from "../i18n/Link";
import { useTextLanguage } from "../i18n/useLocale";
import { LanguageBadge } from "./Badge";
import { PreviewMark } from "./PreviewMark";
import { NoWrap } from "./NoWrap";
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

/** What stands behind an entry's title: its language if it is not the page's, and in previews whether it is published. */
export function EntryMarks({ entry }: EntryMarksProps) {
  return (
    <>
      {" "}
      <LanguageBadge lang={entry.lang} />
      {process.env.GATSBY_SITE_PREVIEW === "true" && (
        <>
          {" "}
          <PreviewMark visibility={entry.visibility} />
        </>
      )}
    </>
  );
}
