import { useModalDialog } from "../hooks/useModalDialog";
import { useTranslation } from "../i18n/useTranslation";
import { Icon } from "../ui/Icon";
import { LazyPart } from "../ui/LazyPart";
import { loadPanel } from "./loadPanel";
import * as css from "./SearchFrame.module.css";

type SearchFrameProps = { isOpen: boolean; onClose: () => void };

/** The dialog around the search, which is there before its script is. */
export function SearchFrame({ isOpen, onClose }: SearchFrameProps) {
  const { t } = useTranslation("shell");
  const { dialogRef } = useModalDialog(isOpen, onClose);

  return (
    <dialog className={css.root} ref={dialogRef} aria-label={t("search.label")}>
      <div className={css.sheet}>
        <LazyPart load={loadPanel} props={{ place: "dialog", isOpen }} />
        <button className={css.close} type="button" onClick={onClose}>
          <Icon name="close" />
          <span className="visually-hidden">{t("search.close")}</span>
        </button>
      </div>
    </dialog>
  );
}
