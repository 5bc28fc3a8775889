import { Link as GatsbyLink } from "gatsby";
import type { AnchorHTMLAttributes, ReactNode } from "react";
import { basePath, withBaseUrl } from "../../config/resolved";
import { getLinkKind } from "../../lib/address";
import { useTranslation } from "./useTranslation";

export type LinkProps = Omit<
  AnchorHTMLAttributes<HTMLAnchorElement>,
  "href"
> & {
  to: string;
  children?: ReactNode;
};

/** Renders a link to any address: routed inside the site, marked and in a new tab outside. */
export function Link({ to, children, ...rest }: LinkProps) {
  const kind = getLinkKind(to);
  if (kind === "external") {
    return (
      <ExternalLink to={to} {...rest}>
        {children}
      </ExternalLink>
    );
  }
  // Gatsby would remove the slash of the base path, and hosts would add it
  // again.
  const isBasePath = basePath() && /^\/(?:[?#]|$)/.test(to);
  if (kind === "plain" || rest.target || isBasePath) {
    return (
      <a href={withBaseUrl(to)} {...rest}>
        {children}
      </a>
    );
  }
  return (
    <GatsbyLink to={to} {...rest}>
      {children}
    </GatsbyLink>
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
