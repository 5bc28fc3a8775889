import { useEffect, useId, useState } from "react";
import type { NavbarItem } from "../config/types";
import { Dropdown } from "./Dropdown";
import { useActiveItem } from "./useActiveItem";

type DrawerGroupProps = { item: Extract<NavbarItem, { type: "dropdown" }> };

/** A dropdown of the bar, folded into the drawer; open where the visitor is inside. */
export function DrawerGroup({ item }: DrawerGroupProps) {
  const id = useId();
  const isActive = useActiveItem()(item);
  const [isOpen, setIsOpen] = useState(isActive);
  useEffect(() => setIsOpen(isActive), [isActive]);
  return (
    <Dropdown
      item={item}
      buttonProps={{
        type: "button",
        "aria-expanded": isOpen,
        "aria-controls": id,
        onClick: () => setIsOpen(!isOpen),
      }}
      panelProps={{ id, "data-open": isOpen } as { id: string }}
    />
  );
}
