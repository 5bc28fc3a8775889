import { navigate, withPrefix } from "gatsby";
import type { ReactNode } from "react";
import type { LanguageAttributes } from "../i18n/useTextLanguage";
import { hasModifier } from "../lib/hasModifier";

/** `lang` and `dir` say which language its words are in. */
type ResultLinkProps = LanguageAttributes & {
  id: string;
  path: string;
  className: string | undefined;
  isActive: boolean;
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
