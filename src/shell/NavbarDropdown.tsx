import type { MenuItem, NavbarItem } from "../config/types";
import { useDisclosure } from "../hooks/useDisclosure";
import { useText } from "../i18n/useText";
import { Icon } from "../ui/Icon";
import { NavbarLink } from "./NavbarLink";
import * as css from "./navbarItem.module.css";

type NavbarDropdownProps = { item: Extract<NavbarItem, { type: "dropdown" }> };

/** A group of links behind a button. */
export function NavbarDropdown({ item }: NavbarDropdownProps) {
  const text = useText();
  const { rootRef, buttonProps, panelProps } = useDisclosure<HTMLLIElement>();
  return (
    <li className={css.dropdown} ref={rootRef}>
      <button className={css.link} {...buttonProps}>
        {text(item.label)}
        <Icon name="down" />
      </button>
      <ul className={css.panel} {...panelProps}>
        {item.items.map((entry, index) => (
          <MenuEntry item={entry} key={index} />
        ))}
      </ul>
    </li>
  );
}

function MenuEntry({ item }: { item: MenuItem }) {
  const text = useText();
  if (item.type === "default") return <NavbarLink item={item} />;
  if (item.type !== "html") return null;
  return <li dangerouslySetInnerHTML={{ __html: text(item.value) }} />;
}
