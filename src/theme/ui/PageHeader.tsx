import type { ReactNode } from "react";
import type { LanguageAttributes } from "../i18n/useLocale";
import { MarginRow } from "./MarginRow";
import { NoWrap } from "./NoWrap";
import * as css from "./PageHeader.module.css";

export type PageHeaderProps = {
  title: ReactNode;
  lead?: string | null | undefined;
  /** In the margin. */
  label?: ReactNode;
  /** The language of the text if it is not the page's. */
  language?: LanguageAttributes;
  /** Below the lead. */
  children?: ReactNode;
};

/** The header of a page, with its h1. */
export function PageHeader(props: PageHeaderProps) {
  const { title, lead, label, language, children } = props;
  return (
    <div className={css.root}>
      <MarginRow as="header" label={label}>
        <div {...language}>
          <h1>{typeof title === "string" ? <NoWrap text={title} /> : title}</h1>
          {lead ? <p className={css.lead}>{lead}</p> : null}
        </div>
        {children}
      </MarginRow>
    </div>
  );
}
