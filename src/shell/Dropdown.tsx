import type { ComponentPropsWithRef, ReactNode, Ref } from "react";
import { useDisclosure } from "../hooks/useDisclosure";
import { useTranslation } from "../i18n/useTranslation";
import { Icon } from "../ui/Icon";
import { VisuallyHidden } from "../ui/VisuallyHidden";
import { NavbarLink } from "./NavbarLink";
import * as css from "./navbarItem.module.css";

export type DropdownLabel = {
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

type DropdownProps = DropdownLabel & {
  rootRef?: Ref<HTMLLIElement>;
  buttonProps: ComponentPropsWithRef<"button">;
  panelProps: ComponentPropsWithRef<"ul">;
};

/** A dropdown of the bar: its entries hang below it. */
export const NavbarDropdown = (props: DropdownLabel) => (
  <Dropdown {...props} {...useDisclosure<HTMLLIElement>()} />
);

/** A label, a button and the entries that it shows; a label with a target is a link beside the button. */
export function Dropdown(props: DropdownProps) {
  const { label, shown, to, href, isActive, children } = props;
  const { rootRef, buttonProps, panelProps } = props;
  const { t } = useTranslation("shell");
  const hasTarget = to !== undefined || href !== undefined;
  return (
    <li className={css.dropdown} ref={rootRef}>
      <div className={css.head}>
        {hasTarget ? (
          <>
            <NavbarLink {...{ label, to, href, isActive }} />
            <button className={css.toggle} data-script="only" {...buttonProps}>
              <Icon name="down" />
              <VisuallyHidden>{t("navbar.more", { label })}</VisuallyHidden>
            </button>
          </>
        ) : (
          <button
            className={css.link}
            data-active={isActive || undefined}
            {...buttonProps}
          >
            {shown ?? label}
            <Icon name="down" />
          </button>
        )}
      </div>
      <ul className={css.panel} {...panelProps}>
        {children}
      </ul>
    </li>
  );
}
