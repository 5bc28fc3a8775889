import { navigate, withPrefix } from "gatsby";
import type { ReactNode } from "react";
import { hasModifier } from "../lib/hasModifier";

type ResultLinkProps = {
  id: string;
  path: string;
  className: string | undefined;
  isActive: boolean;
  lang: string | undefined;
  dir: "ltr" | "rtl" | undefined;
  onFollow: () => void;
  children: ReactNode;
};

/** A result as an option. Not Gatsby's link, which would load every page that comes into view. */
export function ResultLink({
  path,
  isActive,
  onFollow,
  children,
  ...rest
}: ResultLinkProps) {
  return (
    <a
      {...rest}
      href={withPrefix(path)}
      role="option"
      aria-selected={isActive}
      onClick={(event) => {
        onFollow();
        if (hasModifier(event)) return;
        event.preventDefault();
        navigate(path);
      }}
    >
      {children}
    </a>
  );
}
