import type { ReactNode } from "react";
import { useDisclosure } from "../hooks/useDisclosure";
import { useTranslation } from "../i18n/useTranslation";
import { Icon } from "../ui/Icon";
import { NavbarLink } from "./NavbarLink";
import * as css from "./navbarItem.module.css";

type DropdownProps = {
  label: string;
  /** The content of the button in place of the label. */
  shown?: ReactNode;
  to?: string | undefined;
  href?: string | undefined;
  /** True for the current page or one below. */
  isActive: boolean;
  /** True for one that begins open in the drawer. Default: if it contains the current page. */
  isOpen?: boolean;
  children: ReactNode;
};

/** A dropdown in the bar. */
export function NavbarDropdown({ children, ...props }: DropdownProps) {
  const { rootRef, buttonProps, panelProps } = useDisclosure();
  const { link, ...button } = useLabel(props);
  return (
    <li className={css.dropdown} ref={rootRef}>
      <div className={css.head}>
        {link}
        <button {...button} data-script={link && "only"} {...buttonProps} />
      </div>
      <ul className={css.panel} aria-label={props.label} {...panelProps}>
        {children}
      </ul>
    </li>
  );
}

/** A dropdown in the drawer. */
export function DrawerGroup({ children, ...props }: DropdownProps) {
  const { link, ...summary } = useLabel(props);
  return (
    <li className={css.group}>
      {link}
      <details open={props.isOpen ?? props.isActive}>
        <summary {...summary} />
        <ul className={css.panel}>{children}</ul>
      </details>
    </li>
  );
}

/** The button's properties: with the label or, if that is a link, beside it. */
function useLabel(props: Omit<DropdownProps, "children">) {
  const { label, shown, to, href, isActive } = props;
  const { t } = useTranslation("shell");
  const icon = <Icon name="down" />;
  if (to === undefined && href === undefined) {
    return {
      className: css.link,
      "data-active": isActive || undefined,
      children: (
        <>
          {shown || label}
          {icon}
        </>
      ),
    };
  }
  return {
    link: <NavbarLink {...{ label, to, href, isActive }} />,
    className: css.toggle,
    children: (
      <>
        {icon}
        <span className="visually-hidden">{t("navbar.more", { label })}</span>
      </>
    ),
  };
}
