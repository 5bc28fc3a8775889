import type { AnchorHTMLAttributes } from "react";
import { Link } from "../i18n/Link";

/** A link in a text: routed inside the site, marked outside. */
export function MdxLink({
  href = "",
  ...rest
}: AnchorHTMLAttributes<HTMLAnchorElement>) {
  return <Link to={href} {...rest} />;
}
