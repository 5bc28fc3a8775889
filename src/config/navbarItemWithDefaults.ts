import type {
  MenuItem,
  MenuItemInput,
  NavbarItem,
  NavbarItemInput,
} from "./types";

/** Gives an item of the bar its type and its side. */
export function navbarItemWithDefaults(item: NavbarItemInput): NavbarItem {
  const position = item.position ?? "right";
  if (item.type === "dropdown") {
    return { ...item, position, items: item.items.map(menuItemWithDefaults) };
  }
  if (item.type === undefined) return { ...item, position, type: "default" };
  return { ...item, position } as NavbarItem;
}

/** Gives an entry of a menu its type. */
export function menuItemWithDefaults(item: MenuItemInput): MenuItem {
  return item.type === undefined
    ? { ...item, type: "default" }
    : (item as MenuItem);
}
