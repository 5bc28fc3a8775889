import type { ReactNode } from "react";
import { MarginRow } from "./MarginRow";
import * as css from "./ListGroup.module.css";

type ListGroupProps = {
  id?: string;
  title: string;
  /** Below the title. */
  note?: ReactNode;
  /** Rows of two cells. */
  children: ReactNode;
};

/** A group of a long list; its title stays in view while its rows scroll by. */
export function ListGroup({ id, title, note, children }: ListGroupProps) {
  return (
    <MarginRow
      as="section"
      id={id}
      hasRule
      isLabelSticky
      label={
        <>
          <h2 className={css.title}>{title}</h2>
          {note}
        </>
      }
    >
      <ul className={css.rows}>{children}</ul>
    </MarginRow>
  );
}
