import type { MouseEvent } from "react";
import { withBaseUrl } from "../../config/resolved";
import { isSavingData } from "../hooks/isSavingData";
import { useLocale } from "../i18n/useLocale";
import { useTranslation } from "../i18n/useTranslation";
import { hasModifier } from "../../lib/hasModifier";
import { Icon } from "../ui/Icon";
import { loadPanel, useOpenSearch } from "./SearchProvider";
import * as css from "./Search.module.css";

const preloadPanel = () => {
  if (!isSavingData()) loadPanel().catch(() => undefined);
};

type SearchLinkProps = {
  /** A box in the bar, an entry of the drawer, or an icon on narrow screens. */
  place: "bar" | "drawer" | "icon";
};

/** Opens the search; without scripts and in a new tab it leads to the search's page. */
export function SearchLink({ place }: SearchLinkProps) {
  const { t } = useTranslation("shell");
  const { localePath } = useLocale();
  const open = useOpenSearch();
  const follow = (event: MouseEvent) => {
    if (event.defaultPrevented || hasModifier(event.nativeEvent)) return;
    event.preventDefault();
    open();
  };
  return (
    <a
      className={css.link}
      href={withBaseUrl(localePath("/search"))}
      data-place={place}
      aria-haspopup="dialog"
      aria-keyshortcuts="Control+K Meta+K"
      onClick={follow}
      onPointerEnter={preloadPanel}
      onFocus={preloadPanel}
    >
      <Icon name="search" />
      <span className={place === "icon" ? "visually-hidden" : undefined}>
        {t("search.label")}
      </span>
    </a>
  );
}
