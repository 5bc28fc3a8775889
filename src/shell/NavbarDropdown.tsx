import type { NavbarItem } from "../config/types";
import { useDisclosure } from "../hooks/useDisclosure";
import { Dropdown } from "./Dropdown";

type NavbarDropdownProps = { item: Extract<NavbarItem, { type: "dropdown" }> };

/** A dropdown of the bar: its entries hang below it. */
export function NavbarDropdown({ item }: NavbarDropdownProps) {
  const { rootRef, buttonProps, panelProps } = useDisclosure<HTMLLIElement>();
  return <Dropdown {...{ item, rootRef, buttonProps, panelProps }} />;
}
