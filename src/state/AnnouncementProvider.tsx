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
    if (idSlot.get() !== id) {
      idSlot.set(id);
      dismissedSlot.delete();
    }
    const update = (stored: string | null) => {
      setIsDismissed(stored === "true");
      show(stored !== "true");
    };
    update(dismissedSlot.get());
    return dismissedSlot.listen(update);
  }, [id]);

  const value = useMemo(
    () => ({
      isActive: id !== undefined && !isDismissed,
      close: () => {
        dismissedSlot.set("true");
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
