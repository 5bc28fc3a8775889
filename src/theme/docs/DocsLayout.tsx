import { ReadingLayout } from "part/ReadingLayout";
import type { ReactNode } from "react";
import { useTranslation } from "../i18n/useTranslation";
import type { ReadingLayoutProps } from "../ui/ReadingLayout";
import * as css from "./DocsLayout.module.css";

type DocsLayoutProps = ReadingLayoutProps & {
  /** In the margin, or below the text where there is none; null without one. */
  sidebar: ReactNode;
};

/** The id of the text, for the link that skips the sidebar; ids of headings have no capitals. */
const textId = "docText";

/** The layout of documentation: the sidebar has the margin, so labels stand above what they name. */
export function DocsLayout({ sidebar, ...page }: DocsLayoutProps) {
  const { t } = useTranslation("docs");
  if (!sidebar) return <ReadingLayout {...page} />;
  return (
    <div className={css.root} data-beside="sidebar">
      <a
        className={`skip-link ${css.skip}`}
        href={`#${textId}`}
        data-print="hide"
      >
        {t("sidebar.skip")}
      </a>
      <div className={css.sidebar} data-print="hide">
        <div className={css.pinned}>{sidebar}</div>
      </div>
      <div className={css.page} id={textId} tabIndex={-1}>
        <ReadingLayout {...page} />
      </div>
    </div>
  );
}

/** The foot of a page of documentation; without content it takes no room. */
export const DocsFoot = ({ children }: { children: ReactNode }) => (
  <footer className={css.foot}>{children}</footer>
);
