import { useCallback, useEffect, useRef, useState } from "react";
import { BACK_TO_TOP_DISTANCE } from "../../config/constants";
import { useScrollFrame } from "../hooks/useScrollFrame";
import { useTranslation } from "../i18n/useTranslation";
import { Icon } from "../ui/Icon";
import * as css from "./BackToTop.module.css";

/** Scrolls to the top; visible while the reader scrolls up. */
export function BackToTop() {
  const { t } = useTranslation("shell");
  const isShown = useIsScrollingUp();

  const goToTop = () => {
    const { matches } = matchMedia("(prefers-reduced-motion: reduce)");
    const behavior = matches ? "instant" : "smooth";
    window.scrollTo({ top: 0, behavior });
    // Moves the focus to the top, too, so that Tab continues from there.
    document.getElementById("main")?.focus({ preventScroll: true });
  };

  return (
    <button
      className={`icon-button ${css.root}`}
      type="button"
      data-shown={isShown}
      data-print="hide"
      onClick={goToTop}
    >
      <Icon name="up" />
      <span className={css.label}>{t("backToTop")}</span>
    </button>
  );
}

/** Returns true while the reader scrolls up, far from both ends of the page. */
function useIsScrollingUp(): boolean {
  const [isUp, setIsUp] = useState(false);
  const before = useRef(0);

  const update = useCallback(() => {
    const { scrollHeight, clientHeight } = document.documentElement;
    const { scrollY } = window;
    const risen = before.current - scrollY;
    before.current = scrollY;
    const toEnd = scrollHeight - clientHeight - scrollY;
    const isNearEnds = Math.min(scrollY, toEnd) < BACK_TO_TOP_DISTANCE;
    // A jump of more than a window is a link or Back, not the reader scrolling.
    if (isNearEnds || risen < 0 || risen > clientHeight) setIsUp(false);
    else if (risen > 0) setIsUp(true);
  }, []);
  useScrollFrame(update);

  useEffect(() => {
    const noteJump = () => {
      before.current = window.scrollY;
      setIsUp(false);
    };
    window.addEventListener("hashchange", noteJump);
    return () => window.removeEventListener("hashchange", noteJump);
  }, []);

  return isUp;
}
