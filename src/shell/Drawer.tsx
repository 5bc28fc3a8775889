import { useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { useThemeConfig } from "../config/ThemeProvider";
import { useModalDialog } from "../hooks/useModalDialog";
import { useTranslation } from "../i18n/useTranslation";
import { Icon } from "../ui/Icon";
import { Brand } from "./Brand";
import { ColorModeToggle } from "./ColorModeToggle";
import { NavbarItem } from "./NavbarItem";
import { useSecondaryMenu } from "./SecondaryMenu";
import * as css from "./Drawer.module.css";

type DrawerProps = {
  id: string;
  /** Whether the window is narrow enough to have a drawer. */
  isThere: boolean;
  isOpen: boolean;
  onClose: () => void;
};

/** The menu of narrow screens: the bar's items, and before them what the page adds. */
export function Drawer({ id, isThere, isOpen, onClose }: DrawerProps) {
  const { t } = useTranslation("shell");
  const { items } = useThemeConfig().navbar;
  const { title, setPlace } = useSecondaryMenu();
  const { dialogRef, firstRef } = useModalDialog(isOpen, onClose);
  const backRef = useRef<HTMLButtonElement>(null);
  const forthRef = useRef<HTMLButtonElement>(null);
  const [isAtMain, setIsAtMain] = useState(false);
  useEffect(() => {
    if (isOpen) setIsAtMain(false);
  }, [isOpen]);
  if (!isThere) return null;

  const hasItems = items.length > 0;
  const isSecondary = title !== undefined && !(isAtMain && hasItems);
  const turn = (toMain: boolean) => {
    // An inert view can't take the focus: render the change first.
    flushSync(() => setIsAtMain(toMain));
    (toMain ? forthRef : backRef).current?.focus();
  };

  return (
    <dialog
      className={css.root}
      id={id}
      ref={dialogRef}
      aria-label={t("navbar.menu")}
      data-print="hide"
    >
      <div className={css.sheet}>
        <div className={css.head}>
          <Brand />
          <div className={css.tools}>
            <button
              className={css.close}
              type="button"
              ref={firstRef}
              onClick={onClose}
            >
              <Icon name="close" />
              <span>{t("navbar.close")}</span>
            </button>
            <ColorModeToggle />
          </div>
        </div>
        <div className={css.views}>
          <nav
            className={css.view}
            data-view="main"
            aria-label={t("navbar.label")}
            {...inert(isSecondary)}
          >
            <ul className={css.items}>
              {title === undefined ? null : (
                <li>
                  <button
                    className={css.turn}
                    type="button"
                    ref={forthRef}
                    onClick={() => turn(false)}
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
            {...inert(!isSecondary)}
          >
            {hasItems ? (
              <button
                className={css.turn}
                type="button"
                ref={backRef}
                onClick={() => turn(true)}
              >
                <Icon name="back" />
                {t("navbar.back")}
              </button>
            ) : null}
            <div ref={setPlace} />
          </div>
        </div>
      </div>
    </dialog>
  );
}

/** React 18 knows no `inert`, but passes the attribute on. */
const inert = (isInert: boolean) => (isInert ? { inert: "" } : {});
