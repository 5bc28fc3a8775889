import { useRef } from "react";
import { siteConfig } from "../../config/resolved";
import { useLocale } from "../i18n/useLocale";
import { useTranslation } from "../i18n/useTranslation";
import { useAnnouncement } from "../state/useAnnouncement";
import { Icon } from "../ui/Icon";
import { Container } from "../ui/Container";
import * as css from "./AnnouncementBar.module.css";

/** The owner's message above the bar, until the visitor closes it. */
export function AnnouncementBar() {
  const { t } = useTranslation("shell");
  const { text } = useLocale();
  const close = useAnnouncement();
  const { announcementBar: bar } = siteConfig;
  const rootRef = useRef<HTMLDivElement>(null);
  if (!bar) return null;

  const closeAndMoveOn = () => {
    const { current: root } = rootRef;
    // Closing removes the focused button: move the focus to the bar below.
    if (root?.contains(document.activeElement)) {
      root.parentElement
        ?.querySelector<HTMLElement>("header :is(a[href], button)")
        ?.focus({ preventScroll: true });
    }
    close();
  };

  return (
    <div
      className={css.root}
      ref={rootRef}
      role="region"
      aria-label={t("announcement.label")}
      data-print="hide"
      data-dated="announcementBar"
      style={{ backgroundColor: bar.backgroundColor, color: bar.textColor }}
    >
      <Container>
        <div className={css.row}>
          {/* Not a <p>: the owner's HTML may contain paragraphs. */}
          <div
            className={css.content}
            dangerouslySetInnerHTML={{ __html: text(bar.content) }}
          />
          {bar.isCloseable ? (
            <button
              className={`icon-button ${css.close}`}
              type="button"
              data-script="only"
              onClick={closeAndMoveOn}
            >
              <Icon name="close" />
              <span className="visually-hidden">{t("announcement.close")}</span>
            </button>
          ) : null}
        </div>
      </Container>
    </div>
  );
}
