import type { ComponentPropsWithRef, Ref } from "react";
import type { NavbarItem } from "../config/types";
import { useText } from "../i18n/useText";
import { useTranslation } from "../i18n/useTranslation";
import { Icon } from "../ui/Icon";
import { VisuallyHidden } from "../ui/VisuallyHidden";
import { MenuEntry } from "./MenuEntry";
import { NavbarLink } from "./NavbarLink";
import { useActiveItem } from "./useActiveItem";
import * as css from "./navbarItem.module.css";

type DropdownProps = {
  item: Extract<NavbarItem, { type: "dropdown" }>;
  rootRef?: Ref<HTMLLIElement>;
  buttonProps: ComponentPropsWithRef<"button">;
  panelProps: ComponentPropsWithRef<"ul">;
};

/** A label, a button and the entries that it shows; a label with a target is a link beside the button. */
export function Dropdown(props: DropdownProps) {
  const { item, rootRef, buttonProps, panelProps } = props;
  const { t } = useTranslation("shell");
  const text = useText();
  const isActive = useActiveItem()(item);
  const label = text(item.label);
  const { to, href } = item;
  const hasTarget = to !== undefined || href !== undefined;
  return (
    <li className={css.dropdown} ref={rootRef}>
      <div className={css.head}>
        {hasTarget ? (
          <>
            <NavbarLink {...{ label, to, href, isActive }} />
            <button className={css.toggle} {...buttonProps}>
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
            {label}
            <Icon name="down" />
          </button>
        )}
      </div>
      <ul className={css.panel} {...panelProps}>
        {item.items.map((entry, index) => (
          <MenuEntry item={entry} key={index} />
        ))}
      </ul>
    </li>
  );
}
