import {
  createContext,
  useContext,
  useEffect,
  useMemo,
  useState,
  type ReactNode,
} from "react";
import { siteConfig } from "../config/resolved";
import { storageKeys } from "./storageKeys";
import { storageSlot } from "./storageSlot";

type AnnouncementContextValue = { isActive: boolean; close: () => void };

const AnnouncementContext = createContext<AnnouncementContextValue | null>(
  null,
);
const idSlot = storageSlot(storageKeys.announcementId);
const dismissedSlot = storageSlot(storageKeys.announcementDismissed);

type AnnouncementProviderProps = {
  children: ReactNode;
  /** The id of the announcement; a new id shows the bar again to everyone. */
  id?: string | undefined;
};

/** Remembers whether the visitor closed this announcement. */
export function AnnouncementProvider({
  children,
  id = siteConfig.announcementBar?.id,
}: AnnouncementProviderProps) {
  // As on the server; until storage is read, the boot script's attribute hides it.
  const [isDismissed, setIsDismissed] = useState(false);

  useEffect(() => {
    if (!id) return;
    const update = (stored: string | null) => {
      const isStored = stored === "true";
      setIsDismissed(isStored);
      show(!isStored);
    };
    // Asked before anything is written, for writing may fail and leave an old flag.
    const stored = idSlot.get();
    const isSame = stored === id;
    update(isSame ? dismissedSlot.get() : null);
    // Before a visitor has closed one, nothing is stored.
    if (stored !== null && !isSame) {
      idSlot.set(id);
      dismissedSlot.delete();
    }
    return dismissedSlot.listen((stored) => {
      if (isStoredFor(id)) update(stored);
    });
  }, [id]);

  const value = useMemo(
    () => ({
      isActive: id !== undefined && !isDismissed,
      close: () => {
        if (id && isStoredFor(id)) {
          idSlot.set(id);
          dismissedSlot.set("true");
        }
        setIsDismissed(true);
        show(false);
      },
    }),
    [id, isDismissed],
  );

  return (
    <AnnouncementContext.Provider value={value}>
      {children}
    </AnnouncementContext.Provider>
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

/** Whether the announcement is to be shown, and how to close it. */
export function useAnnouncement(): AnnouncementContextValue {
  const value = useContext(AnnouncementContext);
  if (!value) {
    throw new Error("useAnnouncement must be used within AnnouncementProvider");
  }
  return value;
}
