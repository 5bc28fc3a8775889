import type { ReactNode } from "react";
import { Link } from "../i18n/Link";
import * as css from "./button.module.css";

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
