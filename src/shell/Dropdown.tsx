import { Children, type ReactNode } from "react";
import { useDisclosure } from "../hooks/useDisclosure";
import { useTranslation } from "../i18n/useTranslation";
import { Fold } from "../ui/Fold";
import { Icon } from "../ui/Icon";
import { VisuallyHidden } from "../ui/VisuallyHidden";
import { NavbarLink } from "./NavbarLink";
import * as css from "./navbarItem.module.css";

type DropdownProps = {
  label: string;
  /** What the button shows, where that is more than its label. */
  shown?: ReactNode;
  /** A page or an address that the label itself leads to. */
  to?: string | undefined;
  href?: string | undefined;
  /** Whether it stands for the current page. */
  isActive: boolean;
  /** The entries. */
  children: ReactNode;
};

/** A dropdown of the bar: its entries hang below it. */
export function NavbarDropdown({ children, ...props }: DropdownProps) {
  const { rootRef, buttonProps, panelProps } = useDisclosure<HTMLLIElement>();
  const { link, ...button } = useLabel(props);
  return (
    <li className={css.dropdown} ref={rootRef}>
      <div className={css.head}>
        {link}
        <button {...button} data-script={link && "only"} {...buttonProps} />
      </div>
      <ul className={css.panel} {...panelProps}>
        {children}
      </ul>
    </li>
  );
}

/** A dropdown of the bar, folded into the drawer; open where the visitor is inside. */
export function DrawerGroup({ children, ...props }: DropdownProps) {
  const { link, ...summary } = useLabel(props);
  return (
    <li className={css.group}>
      {link}
      <Fold rows={Children.count(children)} open={props.isActive}>
        <summary {...summary} />
        <ul className={css.panel}>{children}</ul>
      </Fold>
    </li>
  );
}

/** What opens a dropdown: its label, or where that is a link, a sign beside it. */
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
        <VisuallyHidden>{t("navbar.more", { label })}</VisuallyHidden>
      </>
    ),
  };
}
