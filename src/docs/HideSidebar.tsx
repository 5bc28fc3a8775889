import { useTranslation } from "../i18n/useTranslation";
import { storageKeys } from "../state/storageKeys";
import { storageSlot } from "../state/storageSlot";
import { useRootAttribute, useStored } from "../state/useStored";
import { Icon } from "../ui/Icon";
import * as css from "./HideSidebar.module.css";

const slot = storageSlot(storageKeys.docsSidebar);

/** Puts the sidebar away on wide screens, and brings it back; remembered, and the same in all tabs. */
export function HideSidebar() {
  const { t } = useTranslation("docs");
  const stored = useStored(slot);
  useRootAttribute("data-docs-sidebar", stored);
  const isHidden = stored === "hidden";
  return (
    <button
      className={css.root}
      type="button"
      aria-expanded={!isHidden}
      onClick={() => (isHidden ? slot.delete() : slot.set("hidden"))}
    >
      <Icon name={isHidden ? "forward" : "back"} />
      <span>{isHidden ? t("sidebar.show") : t("sidebar.hide")}</span>
    </button>
  );
}
