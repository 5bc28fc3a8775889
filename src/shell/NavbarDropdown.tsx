import { useDisclosure } from "../hooks/useDisclosure";
import { Dropdown, type DropdownLabel } from "./Dropdown";

/** A dropdown of the bar: its entries hang below it. */
export function NavbarDropdown(props: DropdownLabel) {
  const { rootRef, buttonProps, panelProps } = useDisclosure<HTMLLIElement>();
  return <Dropdown {...props} {...{ rootRef, buttonProps, panelProps }} />;
}
