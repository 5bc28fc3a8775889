import { menuItemWithDefaults } from "./navbarItemWithDefaults";
import type { MenuItem, NavbarItem } from "./types";

type VersionMenu = Extract<NavbarItem, { type: "docsVersionDropdown" }>;

/**
 * What stands before and behind the versions in their menu. It is not settled
 * with the rest of the config, for only sites with docs are to pay for it.
 */
export const itemsAroundVersions = ({
  dropdownItemsBefore: before = [],
  dropdownItemsAfter: after = [],
}: VersionMenu): { before: MenuItem[]; after: MenuItem[] } => ({
  before: before.map(menuItemWithDefaults),
  after: after.map(menuItemWithDefaults),
});
