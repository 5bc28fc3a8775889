import { Brand } from "part/Brand";
import { useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { siteConfig } from "../../config/resolved";
import type { useModalDialog } from "../hooks/useModalDialog";
import { useTranslation } from "../i18n/useTranslation";
import { Icon } from "../ui/Icon";
import { ColorModeToggle } from "./ColorModeToggle";
import { NavbarItem } from "./NavbarItem";
import { useSecondaryMenu } from "./SecondaryMenu";
import * as css from "./Drawer.module.css";

type DrawerProps = ReturnType<typeof useModalDialog> & { id: string };

/** The menu of narrow screens: first the page's own, if any, then the items of the bar. */
export function Drawer({ id, dialogRef, isOpen, toggle }: DrawerProps) {
  const { t } = useTranslation("shell");
  const { items } = siteConfig.navbar;
  const { title, setContainer } = useSecondaryMenu();
  const viewsRef = useRef<HTMLDivElement>(null);
  const [isMainChosen, setIsMainChosen] = useState(false);
  useEffect(() => {
    if (isOpen) setIsMainChosen(false);
  }, [isOpen]);

  const hasItems = items.length > 0;
  const isSecondary = title !== undefined && !(isMainChosen && hasItems);
  const chooseMain = (isMain: boolean) => {
    // An inert view can't take the focus: render the change first.
    flushSync(() => setIsMainChosen(isMain));
    viewsRef.current
      ?.querySelector<HTMLElement>(":scope > :not([inert]) button")
      ?.focus();
  };

  return (
    <dialog
      className={css.root}
      id={id}
      ref={dialogRef}
      aria-label={t("navbar.menu")}
      data-print="hide"
    >
      <div className={`margin-line ${css.sheet}`}>
        <div className={css.head}>
          <Brand />
          <div className={css.tools}>
            <button
              className={css.close}
              type="button"
              data-focus=""
              aria-expanded={isOpen}
              aria-controls={id}
              onClick={toggle}
            >
              <Icon name="close" />
              <span>{t("navbar.close")}</span>
            </button>
            <ColorModeToggle />
          </div>
        </div>
        <div className={css.views} ref={viewsRef}>
          <nav
            className={css.view}
            data-view="main"
            aria-label={t("navbar.label")}
            {...setInert(isSecondary)}
          >
            <ul className={css.items}>
              {title === undefined ? null : (
                <li>
                  <button
                    className={css.turn}
                    type="button"
                    onClick={() => chooseMain(false)}
                  >
                    {title}
                    <Icon name="forward" />
                  </button>
                </li>
              )}
              {items.map((item, index) => (
                <NavbarItem item={item} place="drawer" key={index} />
              ))}
            </ul>
          </nav>
          <div
            className={css.view}
            data-view="secondary"
            {...setInert(!isSecondary)}
          >
            {hasItems ? (
              <button
                className={css.turn}
                type="button"
                onClick={() => chooseMain(true)}
              >
                <Icon name="back" />
                {t("navbar.back")}
              </button>
            ) : null}
            <div ref={setContainer} />
          </div>
        </div>
      </div>
    </dialog>
  );
}

/** React 18 does not know `inert`, but passes the attribute on. */
const setInert = (isInert: boolean) => (isInert ? { inert: "" } : {});
