import { useRef } from "react";
import { siteConfig } from "../../config/resolved";
import { useLocale } from "../i18n/useLocale";
import { useTranslation } from "../i18n/useTranslation";
import { useAnnouncement } from "../state/useAnnouncement";
import { TopBar } from "./TopBar";
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
      <TopBar
        closeLabel={bar.isCloseable ? t("announcement.close") : undefined}
        onClose={closeAndMoveOn}
      >
        {/* Not a <p>: the owner's HTML may contain paragraphs. */}
        <div
          className={css.content}
          dangerouslySetInnerHTML={{ __html: text(bar.content) }}
        />
      </TopBar>
    </div>
  );
}
