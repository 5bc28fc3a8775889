import type { Localized } from "../../config/i18n";
import { Link, type LinkProps } from "../i18n/Link";
import { useLocale } from "../i18n/useLocale";
import * as css from "./navbarItem.module.css";

type NavbarLinkProps = Omit<LinkProps, "to" | "href"> & {
  label: Localized;
  to?: string | undefined;
  href?: string | undefined;
  /** True for the current page or one below; only the page itself is "current". */
  isActive: boolean;
};

/** A link of the bar, of a dropdown or of the drawer. */
export function NavbarLink(props: NavbarLinkProps) {
  const { label, to, href, isActive, ...rest } = props;
  const { text, localePath, path: ownPath } = useLocale();
  const target = to === undefined ? href : localePath(to);
  if (target === undefined) return null;
  const isHere = to !== undefined && target.replace(/[?#].*$/, "") === ownPath;
  return (
    <Link
      className={css.link}
      to={target}
      data-active={isActive || undefined}
      aria-current={isHere ? "page" : undefined}
      {...rest}
    >
      {text(label)}
    </Link>
  );
}
