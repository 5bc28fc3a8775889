import type { ReactNode } from "react";
import { useTranslation } from "../i18n/useTranslation";
import { Container } from "./Container";
import { MarginRow } from "./MarginRow";
import * as css from "./ListLayout.module.css";

type ListLayoutProps = {
  header: ReactNode;
  /** Controls between the header and the list. */
  filter?: ReactNode;
  /** In a column of its own on wide screens. */
  aside?: ReactNode;
  children: ReactNode;
};

/** A page that lists entries. */
export function ListLayout(props: ListLayoutProps) {
  const { header, filter, aside, children } = props;
  return (
    <Container>
      {header}
      {filter}
      <div className={css.root} data-aside={aside ? "" : undefined}>
        <div>{children}</div>
        {aside ? (
          <aside className={css.aside} data-print="hide">
            {aside}
          </aside>
        ) : null}
      </div>
    </Container>
  );
}

/** Says that a list has no entries. */
export function EmptyList() {
  const { t } = useTranslation("lists");
  return (
    <MarginRow hasRule>
      <p>{t("list.empty")}</p>
    </MarginRow>
  );
}
