import type { AnchorHTMLAttributes, ReactNode } from "react";
import { withBaseUrl } from "../../config/resolved";
import { getLinkKind } from "../../lib/address";
import { useLocale } from "./useLocale";
import { useTranslation } from "./useTranslation";

export type LinkProps = Omit<
  AnchorHTMLAttributes<HTMLAnchorElement>,
  "href"
> & {
  to: string;
  children?: ReactNode;
};

/**
 * Renders a link to any address: marked and in a new tab outside the site. What
 * leads to a page is followed and prefetched by src/theme/routing, as in HTML
 * that no component renders.
 */
export function Link({ to, children, ...rest }: LinkProps) {
  const { path: ownPath } = useLocale();
  const kind = getLinkKind(to);
  if (kind === "external") {
    return (
      <ExternalLink to={to} {...rest}>
        {children}
      </ExternalLink>
    );
  }
  // Hosts redirect the address of a page with a slash at its end.
  const page = to.replace(/(?<=[^/])\/(?=[?#]|$)/, "");
  return (
    <a
      href={withBaseUrl(kind === "internal" ? page : to)}
      aria-current={page === ownPath ? "page" : undefined}
      {...rest}
    >
      {children}
    </a>
  );
}

function ExternalLink({ to, children, ...rest }: LinkProps) {
  const { t } = useTranslation("shell");
  return (
    <a
      href={to}
      target="_blank"
      rel="noopener noreferrer"
      data-external=""
      {...rest}
    >
      {children}
      <span className="visually-hidden"> {t("link.newTab")}</span>
    </a>
  );
}
