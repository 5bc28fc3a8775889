import { removeLocale } from "../config/localePaths";
import { siteConfig } from "../config/resolved";
import type { MenuItem } from "../config/types";
import { Link } from "../i18n/Link";
import { useLocalePath } from "../i18n/useLocalePath";
import { useOwnPath } from "../i18n/useOwnPath";
import { useText } from "../i18n/useText";
import { isActiveItem } from "./isActiveItem";
import * as css from "./navbarItem.module.css";

type NavbarLinkProps = { item: Extract<MenuItem, { type: "default" }> };

/** A link of the bar. It is lit on its page and on all pages below. */
export function NavbarLink({ item }: NavbarLinkProps) {
  const text = useText();
  const localePath = useLocalePath();
  const ownPath = useOwnPath();
  const to = item.to === undefined ? item.href : localePath(item.to);
  if (to === undefined) return null;
  const { path } = removeLocale(siteConfig.i18n, ownPath);
  return (
    <li>
      <Link
        className={css.link}
        to={to}
        data-active={isActiveItem(item, path) || undefined}
        aria-current={to === ownPath ? "page" : undefined}
      >
        {text(item.label)}
      </Link>
    </li>
  );
}
