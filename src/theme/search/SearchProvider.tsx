import {
  createContext,
  useCallback,
  useContext,
  useEffect,
  useState,
  type ReactNode,
} from "react";
import { hasSearch } from "../../config/publicFiles";
import { siteConfig } from "../../config/resolved";
import { useModalDialog } from "../hooks/useModalDialog";
import { useTranslation } from "../i18n/useTranslation";
import { Icon } from "../ui/Icon";
import { LazyPart } from "../ui/LazyPart";
import * as css from "./Search.module.css";

const SearchContext = createContext<() => void>(() => undefined);

/** Returns the function that opens the search. */
export const useOpenSearch = () => useContext(SearchContext);

/** Loads the search, which no page contains before it is needed. */
export const loadPanel = () =>
  import("./SearchPanel").then(({ SearchPanel }) => SearchPanel);

type SearchDialogProps = ReturnType<typeof useModalDialog>;

/** The dialog, which opens before the script has loaded. */
function SearchDialog({ dialogRef, isOpen, close }: SearchDialogProps) {
  const { t } = useTranslation("shell");
  return (
    <dialog
      className={css.dialog}
      ref={dialogRef}
      aria-label={t("search.label")}
    >
      <div className={`margin-line ${css.sheet}`}>
        <LazyPart load={loadPanel} props={{ isOpen }} />
        <button
          className={`icon-button ${css.close}`}
          type="button"
          onClick={close}
        >
          <Icon name="close" />
          <span className="visually-hidden">{t("search.close")}</span>
        </button>
      </div>
    </dialog>
  );
}

function isShortcut(event: KeyboardEvent): boolean {
  const { altKey, ctrlKey, metaKey, shiftKey } = event;
  // Autofill fires events without a key.
  const key = (event.key as string | undefined)?.toLowerCase();
  // On a Mac, Ctrl+K deletes to the end of the line.
  const isMac = /Mac|iP(?:hone|ad|od)/.test(navigator.userAgent);
  return key === "k" && (isMac ? metaKey : ctrlKey) && !shiftKey && !altKey;
}

/** Provides the search, which Ctrl+K opens as well. */
export function SearchProvider({ children }: { children: ReactNode }) {
  const isEnabled = hasSearch(siteConfig);
  const dialog = useModalDialog();
  const { open: show } = dialog;
  const [wasOpened, setWasOpened] = useState(false);
  const open = useCallback(() => {
    // The search's page has a field already.
    const field = document.querySelector<HTMLElement>("main [role=combobox]");
    if (field) {
      field.focus();
      return;
    }
    setWasOpened(true);
    show();
  }, [show]);

  useEffect(() => {
    if (!isEnabled) return;
    const press = (event: KeyboardEvent) => {
      if (event.defaultPrevented || !isShortcut(event)) return;
      event.preventDefault();
      if (!document.querySelector("dialog[open]")) open();
    };
    window.addEventListener("keydown", press);
    return () => window.removeEventListener("keydown", press);
  }, [isEnabled, open]);

  return (
    <SearchContext.Provider value={open}>
      {children}
      {wasOpened && <SearchDialog {...dialog} />}
    </SearchContext.Provider>
  );
}
