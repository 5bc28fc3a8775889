import { useCallback, useEffect, type ReactNode } from "react";
import { useThemeConfig } from "../../config/ThemeProvider";
import { createStrictContext } from "../../lib/createStrictContext";
import { storageKeys } from "./storageKeys";
import { storageSlot } from "./storageSlot";
import { useRootAttribute, useStored } from "./useStored";

/** Gives the function that closes the announcement for good. */
export const [CloseProvider, useCloseAnnouncement] = createStrictContext<
  () => void
>("AnnouncementProvider");
const idSlot = storageSlot(storageKeys.announcementId);
const dismissedSlot = storageSlot(storageKeys.announcementDismissed);

/**
 * Stores whether the visitor closed the announcement. An attribute of <html>
 * hides the bar by CSS.
 */
export function AnnouncementProvider({ children }: { children: ReactNode }) {
  const { id } = useThemeConfig().announcementBar ?? {};
  const storedId = useStored(idSlot);
  const isDismissed = useStored(dismissedSlot) === "true" && storedId === id;
  useRootAttribute(
    "data-announcement",
    storedId === undefined ? undefined : isDismissed ? "dismissed" : null,
  );

  useEffect(() => {
    // Nothing is stored until a visitor closes an announcement.
    const dismissedId = idSlot.get();
    if (!id || dismissedId === null || dismissedId === id) return;
    idSlot.set(id);
    dismissedSlot.delete();
  }, [id]);

  const close = useCallback(() => {
    if (id) idSlot.set(id);
    dismissedSlot.set("true");
  }, [id]);

  return <CloseProvider value={close}>{children}</CloseProvider>;
}
