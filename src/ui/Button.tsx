import type { ReactNode } from "react";
import * as css from "./button.module.css";

type ButtonProps = {
  /** What it does; without it, it submits its form. */
  onClick?: () => void;
  children: ReactNode;
};

/** A button that does something on this page. */
export function Button({ onClick, children }: ButtonProps) {
  return (
    <button
      type={onClick ? "button" : "submit"}
      className={css.solid}
      onClick={onClick}
    >
      {children}
    </button>
  );
}
