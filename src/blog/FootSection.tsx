import { useId, type ReactNode } from "react";
import { Entry } from "../ui/Entry";
import * as css from "./FootSection.module.css";

type FootSectionProps = {
  title: string;
  id?: string;
  children: ReactNode;
};

/** Links at the foot of a post, under a name in the margin. */
export function FootSection({ title, id, children }: FootSectionProps) {
  const titleId = useId();
  return (
    <nav
      className={css.root}
      id={id}
      aria-labelledby={titleId}
      data-print="hide"
    >
      <Entry
        hasRule
        label={
          <h2 className={css.title} id={titleId}>
            {title}
          </h2>
        }
      >
        {children}
      </Entry>
    </nav>
  );
}
