import type { ReactNode } from "react";
import { Link } from "../i18n/Link";

type ButtonProps = {
  /** Without it, the button submits its form. */
  onClick?: () => void;
  children: ReactNode;
};

export function Button({ onClick, children }: ButtonProps) {
  return (
    <button
      type={onClick ? "button" : "submit"}
      className="button"
      data-kind="primary"
      onClick={onClick}
    >
      {children}
    </button>
  );
}

type LinkButtonProps = {
  to: string;
  /** True for the one main action of the page. */
  isPrimary?: boolean;
  children: ReactNode;
};

/** A link that looks like a button. */
export function LinkButton({ to, isPrimary, children }: LinkButtonProps) {
  return (
    <Link
      className="button"
      to={to}
      data-kind={isPrimary ? "primary" : undefined}
    >
      {children}
    </Link>
  );
}
