import { useTranslation } from "../i18n/useTranslation";
import { Icon } from "../ui/Icon";
import * as css from "./BackToTop.module.css";

/** Scrolls to the top; visible while the reader scrolls up (useScrollDirection.ts). */
export function BackToTop() {
  const { t } = useTranslation("shell");

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
      data-print="hide"
      onClick={goToTop}
    >
      <Icon name="up" />
      <span className={css.label}>{t("backToTop")}</span>
    </button>
  );
}
