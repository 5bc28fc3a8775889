import { useTranslation } from "gatsby-plugin-react-i18next";
import { siteConfig } from "../config/resolved";
import { useText } from "../i18n/useText";
import { useAnnouncement } from "../state/AnnouncementProvider";
import { Icon } from "../ui/Icon";
import { Sheet } from "../ui/Sheet";
import { VisuallyHidden } from "../ui/VisuallyHidden";
import * as css from "./AnnouncementBar.module.css";

/** The owner's message above the bar, until the visitor closes it. */
export function AnnouncementBar() {
  const { t } = useTranslation("shell");
  const text = useText();
  const { isActive, close } = useAnnouncement();
  const bar = siteConfig.announcementBar;
  if (!bar || !isActive) return null;

  return (
    <div
      className={css.root}
      role="region"
      aria-label={t("announcement.label")}
      style={{ backgroundColor: bar.backgroundColor, color: bar.textColor }}
    >
      <Sheet>
        <div className={css.row}>
          <p dangerouslySetInnerHTML={{ __html: text(bar.content) }} />
          {bar.isCloseable ? (
            <button className={css.close} type="button" onClick={close}>
              <Icon name="close" />
              <VisuallyHidden>{t("announcement.close")}</VisuallyHidden>
            </button>
          ) : null}
        </div>
      </Sheet>
    </div>
  );
}
