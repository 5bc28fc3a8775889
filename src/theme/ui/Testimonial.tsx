import type { ReactNode } from "react";
import { MarginRow } from "./MarginRow";
import * as css from "./Testimonial.module.css";

type TestimonialProps = {
  quote: string;
  name: string;
  role?: string | null;
  /** A link below the name. */
  children?: ReactNode;
};

/** A client's words, with the name in the margin. */
export function Testimonial({ quote, name, role, children }: TestimonialProps) {
  return (
    <figure>
      <MarginRow
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
      </MarginRow>
    </figure>
  );
}
