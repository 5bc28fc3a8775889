import type { NavbarItem as NavbarItemSettings } from "../config/types";
import { useText } from "../i18n/useText";
import { LanguageLinks } from "./LanguageLinks";
import { NavbarDropdown } from "./NavbarDropdown";
import { NavbarLink } from "./NavbarLink";

type NavbarItemProps = { item: NavbarItemSettings };

/** One item of the bar, by its type. */
export function NavbarItem({ item }: NavbarItemProps) {
  const text = useText();
  switch (item.type) {
    case "default":
      return <NavbarLink item={item} />;
    case "dropdown":
      return <NavbarDropdown item={item} />;
    case "html":
      return <li dangerouslySetInnerHTML={{ __html: text(item.value) }} />;
    case "localeDropdown":
      return <LanguageLinks />;
    default:
      return null;
  }
}
