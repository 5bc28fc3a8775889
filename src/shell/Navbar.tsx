import { useTranslation } from "gatsby-plugin-react-i18next";
import { useEffect } from "react";
import { siteConfig } from "../config/resolved";
import { useDisclosure } from "../hooks/useDisclosure";
import { useIsDesktop } from "../hooks/useIsDesktop";
import { useOwnPath } from "../i18n/useOwnPath";
import { Icon } from "../ui/Icon";
import { Sheet } from "../ui/Sheet";
import { Brand } from "./Brand";
import { ColorModeToggle } from "./ColorModeToggle";
import { NavbarItem } from "./NavbarItem";
import * as css from "./Navbar.module.css";

const sides = ["left", "right"] as const;

/** The bar at the top. Below the desktop width its items fold into a menu. */
export function Navbar() {
  const { t } = useTranslation("shell");
  const menu = useDisclosure<HTMLElement>();
  const path = useOwnPath();
  const isDesktop = useIsDesktop();
  const { items } = siteConfig.navbar;
  const { close } = menu;

  useEffect(() => close(), [close, path, isDesktop]);

  return (
    <header className={css.root} ref={menu.rootRef}>
      <Sheet>
        <div className={css.row}>
          <Brand />
          <div className={css.bar}>
            <button className={css.menu} {...menu.buttonProps}>
              <Icon name={menu.isOpen ? "close" : "menu"} />
              {t(menu.isOpen ? "navbar.close" : "navbar.menu")}
            </button>
            <nav
              className={css.nav}
              aria-label={t("navbar.label")}
              {...menu.panelProps}
            >
              {sides.map((side) => (
                <ul className={css.items} data-side={side} key={side}>
                  {items.map((item, index) =>
                    item.position === side ? (
                      <NavbarItem item={item} key={index} />
                    ) : null,
                  )}
                </ul>
              ))}
            </nav>
            <ColorModeToggle />
          </div>
        </div>
      </Sheet>
    </header>
  );
}
