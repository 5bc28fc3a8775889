import { useCallback, useEffect, useState, type ReactNode } from "react";
import { hasSearch } from "../config/hasSearch";
import { siteConfig } from "../config/resolved";
import { useOpenOn } from "../hooks/useOpenOn";
import { useOwnPath } from "../i18n/useOwnPath";
import { SearchContext } from "./SearchContext";
import { SearchFrame } from "./SearchFrame";

/** Where a slash is a slash. */
const isTyping = (target: EventTarget | null) =>
  target instanceof Element &&
  target.closest("input, textarea, select, [contenteditable]") !== null;

/** Autofill fires events without a key. */
const isShortcut = (event: KeyboardEvent) =>
  event.key === "/"
    ? !(
        event.ctrlKey ||
        event.metaKey ||
        event.altKey ||
        isTyping(event.target)
      )
    : (event.key as string | undefined)?.toLowerCase() === "k" &&
      (event.ctrlKey || event.metaKey) &&
      !(event.shiftKey || event.altKey);

/** Lets everything below open the search, and readers by "/" and Ctrl+K. */
export function SearchProvider({ children }: { children: ReactNode }) {
  const { isOpen, open: show, close } = useOpenOn(useOwnPath());
  const [wasOpened, setWasOpened] = useState(false);
  const open = useCallback(() => {
    // The page of the search has it already.
    const field = document.querySelector<HTMLElement>("main [role=combobox]");
    if (field) {
      field.focus();
      return;
    }
    setWasOpened(true);
    show();
  }, [show]);

  useEffect(() => {
    if (!hasSearch(siteConfig)) return;
    const press = (event: KeyboardEvent) => {
      if (event.defaultPrevented || !isShortcut(event)) return;
      event.preventDefault();
      // Whatever lies over the page has been opened for something else.
      if (!document.querySelector("dialog[open]")) open();
    };
    window.addEventListener("keydown", press);
    return () => window.removeEventListener("keydown", press);
  }, [open]);

  return (
    <SearchContext.Provider value={open}>
      {children}
      {wasOpened && <SearchFrame isOpen={isOpen} onClose={close} />}
    </SearchContext.Provider>
  );
}
