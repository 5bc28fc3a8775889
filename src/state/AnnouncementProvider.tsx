import {
  createContext,
  useCallback,
  useContext,
  useEffect,
  type ReactNode,
} from "react";
import { siteConfig } from "../config/resolved";
import { storageKeys } from "./storageKeys";
import { storageSlot } from "./storageSlot";

const CloseAnnouncementContext = createContext<(() => void) | null>(null);
const idSlot = storageSlot(storageKeys.announcementId);
const dismissedSlot = storageSlot(storageKeys.announcementDismissed);

type AnnouncementProviderProps = {
  children: ReactNode;
  /** The id of the announcement; a new id shows the bar again to everyone. */
  id?: string | undefined;
};

/**
 * Remembers whether the visitor closed this announcement. An attribute of
 * <html> says so, which the boot script sets before anything is painted; by
 * it, CSS takes the bar out of the page.
 */
export function AnnouncementProvider({
  children,
  id = siteConfig.announcementBar?.id,
}: AnnouncementProviderProps) {
  useEffect(() => {
    if (!id) return;
    // Asked before anything is written, for writing may fail and leave an old flag.
    const stored = idSlot.get();
    const isSame = stored === id;
    show(!isSame || dismissedSlot.get() !== "true");
    // Before a visitor has closed one, nothing is stored.
    if (stored !== null && !isSame) {
      idSlot.set(id);
      dismissedSlot.delete();
    }
    return dismissedSlot.listen((dismissed) => {
      if (isStoredFor(id)) show(dismissed !== "true");
    });
  }, [id]);

  const close = useCallback(() => {
    if (id && isStoredFor(id)) {
      idSlot.set(id);
      dismissedSlot.set("true");
    }
    show(false);
  }, [id]);

  return (
    <CloseAnnouncementContext.Provider value={close}>
      {children}
    </CloseAnnouncementContext.Provider>
  );
}

/**
 * Whether the stored flag is about this announcement. A tab that was opened
 * before the announcement changed must neither hear nor write the new one's.
 */
const isStoredFor = (id: string) => (idSlot.get() ?? id) === id;

function show(isShown: boolean): void {
  const { dataset } = document.documentElement;
  if (isShown) delete dataset.announcement;
  else dataset.announcement = "dismissed";
}

/** Gives the function that closes the announcement for good. */
export function useCloseAnnouncement(): () => void {
  const close = useContext(CloseAnnouncementContext);
  if (!close) {
    throw new Error(
      "useCloseAnnouncement must be used within AnnouncementProvider",
    );
  }
  return close;
}
