import { useTranslation } from "../i18n/useTranslation";
import { storageKeys } from "../state/storageKeys";
import { storageSlot } from "../state/storageSlot";
import { useRootAttribute, useStored } from "../state/useStored";
import { Icon } from "../ui/Icon";
import * as css from "./HideSidebar.module.css";

const slot = storageSlot(storageKeys.docsSidebar);

/** Hides the sidebar on wide screens, and shows it again; stored in the browser. */
export function HideSidebar() {
  const { t } = useTranslation("docs");
  const stored = useStored(slot);
  useRootAttribute("data-docs-sidebar", stored);
  return (
    <button
      className={css.root}
      type="button"
      onClick={() => (stored === "hidden" ? slot.delete() : slot.set("hidden"))}
    >
      {/* CSS shows the label by the attribute, which is right before hydration. */}
      <Icon name="back" />
      <span className={css.hide}>{t("sidebar.hide")}</span>
      <span className={css.show}>{t("sidebar.show")}</span>
    </button>
  );
}
