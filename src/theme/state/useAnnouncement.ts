import { useEffect } from "react";
import { siteConfig } from "../../config/resolved";
import { storageKeys } from "./storageKeys";
import { storageSlot } from "./storageSlot";
import { useRootAttribute, useStored } from "./useStored";

const idSlot = storageSlot(storageKeys.announcementId);
const dismissedSlot = storageSlot(storageKeys.announcementDismissed);

/**
 * Stores whether the visitor closed the announcement, of which an attribute of
 * <html> tells CSS. Returns the function that closes it for good.
 */
export function useAnnouncement(): () => void {
  const { id } = siteConfig.announcementBar ?? {};
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

  return () => {
    if (id) idSlot.set(id);
    dismissedSlot.set("true");
  };
}
