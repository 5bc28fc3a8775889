import type { ReactNode } from "react";
import { Entry } from "./Entry";
import * as css from "./PageHeader.module.css";

type PageHeaderProps = {
  title: string;
  /** A sentence below the title. */
  lead?: string | null | undefined;
  /** What stands in the margin beside the title. */
  label?: ReactNode;
  /** The language of the text, where it is not the page's. */
  lang?: string | undefined;
  /** Which way that language runs, where it is not the page's way. */
  dir?: "ltr" | "rtl" | undefined;
  /** What leads on from here, below the lead. */
  children?: ReactNode;
};

/** The head of a page: its one h1, and a sentence that says what is here. */
export function PageHeader(props: PageHeaderProps) {
  const { title, lead, label, lang, dir, children } = props;
  return (
    <div className={css.root}>
      <Entry as="header" label={label} lang={lang} dir={dir}>
        <h1>{title}</h1>
        {lead ? <p className={css.lead}>{lead}</p> : null}
        {children}
      </Entry>
    </div>
  );
}
