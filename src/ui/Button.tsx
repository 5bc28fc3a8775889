import type { ReactNode } from "react";
import { Link } from "../i18n/Link";
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

type LinkButtonProps = {
  to: string;
  /** The one action that matters on the page is solid. */
  isPrimary?: boolean;
  children: ReactNode;
};

/** A link that asks to be followed. */
export function LinkButton({ to, isPrimary, children }: LinkButtonProps) {
  return (
    <Link to={to} className={isPrimary ? css.solid : css.quiet}>
      {children}
    </Link>
  );
}
