import { useEffect, useId } from "react";
import type { NavbarItem } from "../config/types";
import { useCollapse } from "../hooks/useCollapse";
import { Dropdown } from "./Dropdown";
import { useActiveItem } from "./useActiveItem";

type DrawerGroupProps = { item: Extract<NavbarItem, { type: "dropdown" }> };

/** A dropdown of the bar, folded into the drawer; open where the visitor is inside. */
export function DrawerGroup({ item }: DrawerGroupProps) {
  const id = useId();
  const isActive = useActiveItem()(item);
  const { isOpen, isShown, panelRef, toggle, jump } =
    useCollapse<HTMLUListElement>();
  useEffect(() => jump(isActive), [isActive, jump]);
  const panelProps = { id, ref: panelRef, "data-open": isShown };
  return (
    <Dropdown
      item={item}
      buttonProps={{
        type: "button",
        "aria-expanded": isOpen,
        "aria-controls": id,
        onClick: toggle,
      }}
      panelProps={panelProps}
    />
  );
}
