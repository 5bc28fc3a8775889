import type { ReactNode } from "react";
import * as css from "./button.module.css";

type ButtonProps = { onClick: () => void; children: ReactNode };

/** A button that does something on this page. */
export function Button({ onClick, children }: ButtonProps) {
  return (
    <button type="button" className={css.solid} onClick={onClick}>
      {children}
    </button>
  );
}
