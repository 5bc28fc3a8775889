import type { ReactNode } from "react";
import { Entry } from "./Entry";
import * as css from "./Voice.module.css";

type VoiceProps = {
  quote: string;
  name: string;
  role?: string | null;
  /** What leads on from it. */
  children?: ReactNode;
};

/** What a client says; who says it stands in the margin. */
export function Voice({ quote, name, role, children }: VoiceProps) {
  return (
    <figure>
      <Entry
        label={
          <figcaption>
            <span className={css.name}>{name}</span>
            <br />
            {role}
            {children ? <span className={css.more}>{children}</span> : null}
          </figcaption>
        }
      >
        <blockquote className={css.quote}>
          <p>{quote}</p>
        </blockquote>
      </Entry>
    </figure>
  );
}
