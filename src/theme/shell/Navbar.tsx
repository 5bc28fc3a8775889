import { Brand } from "part/Brand";
import { NavbarEnd } from "part/NavbarEnd";
import { useEffect, useId, useRef, type RefObject } from "react";
import { siteConfig } from "../../config/resolved";
import { useIsDesktop } from "../hooks/useMediaQuery";
import { useModalDialog } from "../hooks/useModalDialog";
import { useScrollDirection } from "../hooks/useScrollDirection";
import { useLocale } from "../i18n/useLocale";
import { useTranslation } from "../i18n/useTranslation";
import { Icon } from "../ui/Icon";
import { Container } from "../ui/Container";
import { Drawer } from "./Drawer";
import { NavbarItem } from "./NavbarItem";
import { useSecondaryMenu } from "./SecondaryMenu";
import * as css from "./Navbar.module.css";

const sides = ["left", "right"] as const;

/** The bar at the top; on narrow screens its items are in the drawer. */
export function Navbar() {
  const { t } = useTranslation("shell");
  const { items, hideOnScroll } = siteConfig.navbar;
  const { path } = useLocale();
  const isDesktop = useIsDesktop();
  const { title } = useSecondaryMenu();
  const drawerId = useId();
  const rootRef = useRef<HTMLElement>(null);
  useScrollDirection(rootRef, hideOnScroll, path);
  useBarHeight(rootRef);
  const drawer = useModalDialog();
  const { close } = drawer;
  useEffect(() => {
    if (isDesktop) close();
  }, [isDesktop, close]);

  return (
    <>
      {isDesktop === false && <Drawer id={drawerId} {...drawer} />}
      <header className={`margin-line ${css.root}`} ref={rootRef}>
        <Container>
          <div className={css.row}>
            <Brand />
            <div className={css.bar} data-print="hide">
              <nav className={css.nav} aria-label={t("navbar.label")}>
                {sides.map((side) => (
                  <ul className={css.items} data-side={side} key={side}>
                    {items.map((item, index) =>
                      item.position === side ? (
                        <NavbarItem item={item} place="bar" key={index} />
                      ) : null,
                    )}
                  </ul>
                ))}
              </nav>
              <NavbarEnd>
                {items.length > 0 || title !== undefined ? (
                  <button
                    className={css.menu}
                    type="button"
                    data-script="only"
                    aria-haspopup="dialog"
                    aria-expanded={drawer.isOpen}
                    aria-controls={isDesktop === false ? drawerId : undefined}
                    onClick={drawer.toggle}
                  >
                    <Icon name="menu" />
                    <span>{t("navbar.menu")}</span>
                  </button>
                ) : null}
              </NavbarEnd>
            </div>
          </div>
        </Container>
      </header>
    </>
  );
}

/** Says in `--bar-height` how much of the window a bar covers whose items or long name need more than one row. */
function useBarHeight(barRef: RefObject<HTMLElement>): void {
  useEffect(() => {
    const bar = barRef.current;
    if (!bar) return;
    const observer = new ResizeObserver(() => {
      const { documentElement: root } = document;
      // A row has 3.75 rem.
      const isHigh =
        bar.clientHeight > 5 * parseFloat(getComputedStyle(root).fontSize);
      const height = isHigh ? `${bar.clientHeight}px` : null;
      root.style.setProperty("--bar-height", height);
    });
    observer.observe(bar);
    return () => observer.disconnect();
  }, [barRef]);
}
