import { prefersReducedMotion } from "../hooks/prefersReducedMotion";
import { useIsTurningBack } from "../hooks/useIsTurningBack";
import { useTranslation } from "../i18n/useTranslation";
import { Icon } from "../ui/Icon";
import * as css from "./BackToTop.module.css";

/** The way up for who is on it: shown in the margin while the page is scrolled up. */
export function BackToTop() {
  const { t } = useTranslation("shell");
  const isShown = useIsTurningBack();

  const goToTop = () => {
    const behavior = prefersReducedMotion() ? "instant" : "smooth";
    window.scrollTo({ top: 0, behavior });
    // Reading and tabbing go on where the eye is.
    document.getElementById("main")?.focus({ preventScroll: true });
  };

  return (
    <button
      className={css.root}
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
