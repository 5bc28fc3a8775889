import { useEffect, useId } from "react";
import { useCollapse } from "../hooks/useCollapse";
import { Dropdown, type DropdownLabel } from "./Dropdown";

/** A dropdown of the bar, folded into the drawer; open where the visitor is inside. */
export function DrawerGroup(props: DropdownLabel) {
  const id = useId();
  const { isActive } = props;
  const { isOpen, isShown, panelRef, toggle, jump } =
    useCollapse<HTMLUListElement>();
  useEffect(() => jump(isActive), [isActive, jump]);
  const panelProps = { id, ref: panelRef, "data-open": isShown };
  return (
    <Dropdown
      {...props}
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
