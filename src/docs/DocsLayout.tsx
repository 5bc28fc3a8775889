import type { ReactNode } from "react";
import { useTranslation } from "../i18n/useTranslation";
import { ReadingLayout } from "../ui/ReadingLayout";
import * as css from "./DocsLayout.module.css";

type DocsLayoutProps = {
  /** What leads through the docs: in the margin, and where that is missing below the text; null for none. */
  sidebar: ReactNode;
  /** What stands above the text: notices, the way here, the title. */
  header: ReactNode;
  /** The table of contents: beside the text, or above it on a narrow screen. */
  toc?: ReactNode;
  children: ReactNode;
  /** What follows the text: tags, last change, neighbours. */
  after?: ReactNode;
};

/** Where the text begins, for those who skip the sidebar; ids of headings have no capitals. */
const textId = "docText";

/** A page of documentation: the sidebar has the margin, so labels stand above what they name. */
export function DocsLayout({ sidebar, ...page }: DocsLayoutProps) {
  if (!sidebar) return <ReadingLayout {...page} />;
  return (
    <div className={css.root} data-beside="">
      <DocsSkip to={textId} />
      <div className={css.sidebar} data-print="hide">
        <div className={css.pinned}>{sidebar}</div>
      </div>
      <div className={css.page} id={textId} tabIndex={-1}>
        <ReadingLayout {...page} />
      </div>
    </div>
  );
}

type DocsSkipProps = {
  /** Id of the element that comes behind the sidebar. */
  to: string;
};

/** Leads the keyboard past the sidebar; seen while it has the focus. */
function DocsSkip({ to }: DocsSkipProps) {
  const { t } = useTranslation("docs");
  return (
    <a className={css.skip} href={`#${to}`} data-print="hide">
      {t("sidebar.skip")}
    </a>
  );
}

type DocsFootProps = {
  /** What is to be said of a page after its text: tags, last change. */
  children: ReactNode;
};

/** The foot of a page of documentation; no room is kept where it says nothing. */
export function DocsFoot({ children }: DocsFootProps) {
  return <footer className={css.foot}>{children}</footer>;
}
