import type { ComponentType } from "react";
import type { NavbarItem } from "../config/types";
import { useAddress } from "../hooks/useAddress";
import { usePageContext } from "../i18n/PageContext";
import { textsIn } from "../i18n/textsIn";
import { useText } from "../i18n/useText";
import { fillSlots } from "../lib/fillSlots";
import { VisuallyHidden } from "../ui/VisuallyHidden";
import type { DropdownLabel } from "./Dropdown";
import { DrawerGroup } from "./DrawerGroup";
import { MenuEntry } from "./MenuEntry";
import { NavbarLink } from "./NavbarLink";
import { useActiveItem } from "./useActiveItem";
import { useDocs } from "./useDocs";
import { currentEntry, versionEntries } from "./versionEntries";

type DocsVersionsProps = {
  item: Extract<NavbarItem, { type: "docsVersionDropdown" }>;
  /** What holds the entries, in the bar or in the drawer. */
  Group: ComponentType<DropdownLabel>;
};

/**
 * The versions of a collection of docs: a menu that leads to the current page
 * in another one, and keeps which one the reader has picked.
 */
export function DocsVersions({ item, Group }: DocsVersionsProps) {
  const { locale } = usePageContext();
  const text = useText();
  const isActive = useActiveItem()(item);
  const { search, hash, refresh } = useAddress();
  const { menu, page, names, pick } = useDocs(item.docsPluginId);
  const entries = menu ? versionEntries(item, menu, page, locale) : [];
  const current = currentEntry(entries, names);
  if (!menu || !current) return null;

  const { dropdownItemsBefore: before, dropdownItemsAfter: after } = item;
  const { label, to } = current;
  if (entries.length + before.length + after.length < 2) {
    return (
      <li>
        <NavbarLink label={label} to={to} isActive={isActive} />
      </li>
    );
  }

  const strings = textsIn(siteTexts.docsMenu, locale);
  const title = menu.title === undefined ? "" : text(menu.title);
  const { version, versionOf, versions, versionsOf } = strings;
  const about = title ? fillSlots(versionOf, { title }) : version;
  const all = title ? fillSlots(versionsOf, { title }) : versions;
  const shown = (
    <>
      <VisuallyHidden>{about} </VisuallyHidden>
      {text(label)}
    </>
  );
  // Elsewhere in the site, query and hash mean something else.
  const rest = page ? search + hash : "";
  return (
    <Group
      label={Group === DrawerGroup ? all : text(label)}
      shown={Group === DrawerGroup ? undefined : shown}
      isActive={isActive}
    >
      {before.map((entry, index) => (
        <MenuEntry item={entry} key={index} />
      ))}
      {entries.map((entry) => (
        <li key={entry.name}>
          <NavbarLink
            label={entry.label}
            to={entry.to + rest}
            isActive={entry.name === page?.version}
            onFocus={refresh}
            onPointerDown={refresh}
            onClick={() => pick(entry.name)}
          />
        </li>
      ))}
      {after.map((entry, index) => (
        <MenuEntry item={entry} key={index} />
      ))}
    </Group>
  );
}
