import type { ReactNode } from "react";
import { MarginRow } from "./MarginRow";
import * as css from "./Testimonial.module.css";

type TestimonialProps = {
  quote: string;
  name: string;
  role?: string | null;
  /** A portrait or a logo, above the name. */
  picture?: ReactNode;
  /** A link below the name. */
  children?: ReactNode;
};

/** A client's words, with the name in the margin. */
export function Testimonial(props: TestimonialProps) {
  const { quote, name, role, picture, children } = props;
  const words = (
    <>
      <span className={css.name}>{name}</span>
      <br />
      {role}
      {children ? <span className={css.more}>{children}</span> : null}
    </>
  );
  return (
    <figure>
      <MarginRow
        label={
          picture ? (
            <figcaption className={css.pictured} data-size="large">
              {picture}
              <div>{words}</div>
            </figcaption>
          ) : (
            <figcaption>{words}</figcaption>
          )
        }
      >
        <blockquote className={css.quote}>
          <p>{quote}</p>
        </blockquote>
      </MarginRow>
    </figure>
  );
}
