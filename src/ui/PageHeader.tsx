import type { ReactNode } from "react";
import type { LanguageAttributes } from "../i18n/useLocale";
import { MarginRow } from "./MarginRow";
import { NoWrap } from "./NoWrap";
import * as css from "./PageHeader.module.css";

type PageHeaderProps = {
  title: ReactNode;
  /** A sentence below the title. */
  lead?: string | null | undefined;
  /** What stands in the margin beside the title. */
  label?: ReactNode;
  /** Says which language the text is in, where it is not the page's. */
  language?: LanguageAttributes;
  /** What leads on from here, below the lead. */
  children?: ReactNode;
};

/** The head of a page: its one h1, and a sentence that says what is here. */
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
