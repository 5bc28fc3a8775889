import { useEffect, useMemo, type ReactNode } from "react";
import { siteConfig } from "../../config/resolved";
import { createStrictContext } from "../../lib/createStrictContext";
import { useMediaQuery } from "../hooks/useMediaQuery";
import {
  getNextChoice,
  resolveColorMode,
  type ResolvedColorMode,
} from "./colorMode";
import { storageKeys } from "./storageKeys";
import { storageSlot } from "./storageSlot";
import { useRootAttribute, useStored } from "./useStored";

type ColorModeContextValue = Pick<ResolvedColorMode, "mode" | "shown"> & {
  toggle: () => void;
};

/** The colour mode in use and the switch for it. */
export const [ColorModeContextProvider, useColorMode] =
  createStrictContext<ColorModeContextValue>("ColorModeProvider");

const slot = storageSlot(storageKeys.colorMode);

/** Provides the colour mode of the visitor: stored, shown on <html>, the same in all tabs. */
export function ColorModeProvider({ children }: { children: ReactNode }) {
  const { colorMode: settings } = siteConfig;
  const stored = useStored(slot);
  const isSystemDark = useMediaQuery("(prefers-color-scheme: dark)");
  const { choice, mode, shown } = resolveColorMode(
    stored ?? null,
    settings,
    isSystemDark ?? false,
  );
  // Until both are read, the attribute of the boot script stays.
  const isRead = stored !== undefined && isSystemDark !== undefined;
  useRootAttribute("data-theme", isRead ? mode : undefined);
  useRootAttribute("data-theme-choice", isRead ? shown : undefined);

  useEffect(() => {
    if (settings.disableSwitch) slot.delete();
  }, [settings.disableSwitch]);

  const value = useMemo<ColorModeContextValue>(
    () => ({
      mode,
      shown,
      toggle: () => {
        const next = getNextChoice({ choice, mode, shown }, settings);
        if (next) slot.set(next);
        else slot.delete();
      },
    }),
    [choice, mode, shown, settings],
  );

  return (
    <ColorModeContextProvider value={value}>
      {children}
    </ColorModeContextProvider>
  );
}
