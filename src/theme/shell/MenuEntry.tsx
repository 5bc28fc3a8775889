import type { Localized } from "../../config/localize";
import type { MenuItem } from "../../config/types";
import { Link, type LinkProps } from "../i18n/Link";
import { useLocalePath, useOwnPath, useText } from "../i18n/useLocale";
import { findDocsLink, type DocsLinkItem, useDocsVersion } from "./docsLinks";
import { useActiveItem } from "./useActiveItem";
import * as css from "./navbarItem.module.css";

type NavbarLinkProps = Omit<LinkProps, "to" | "href"> & {
  label: Localized;
  to?: string | undefined;
  href?: string | undefined;
  /** True for the current page or one below; only the page itself is "current". */
  isActive: boolean;
};

export function NavbarLink(props: NavbarLinkProps) {
  const { label, to, href, isActive, children, ...rest } = props;
  const text = useText();
  const localePath = useLocalePath();
  const ownPath = useOwnPath();
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
      {children ?? text(label)}
    </Link>
  );
}

/** An entry of the bar or of a dropdown. */
export function MenuEntry({ item }: { item: MenuItem }) {
  const text = useText();
  const isActive = useActiveItem();
  switch (item.type) {
    case "default":
      return (
        <li>
          <NavbarLink
            label={item.label}
            to={item.to}
            href={item.href}
            isActive={isActive(item)}
          />
        </li>
      );
    case "html":
      return (
        <li
          className={css.html}
          dangerouslySetInnerHTML={{ __html: text(item.value) }}
        />
      );
    default:
      return <DocsEntry item={item} />;
  }
}

/** A link to documentation in the version that suits the reader. */
function DocsEntry({ item }: { item: DocsLinkItem }) {
  const isActive = useActiveItem()(item);
  const { docs } = useDocsVersion(item.docsPluginId);
  const link = docs && findDocsLink(item, docs);
  if (!link) return null;
  const { to, label } = link;
  const target = to.startsWith("/") ? { to } : { href: to };
  return (
    <li>
      <NavbarLink {...target} label={label} isActive={isActive} />
    </li>
  );
}
