import {
  createContext,
  useContext,
  useEffect,
  useMemo,
  useState,
  type ReactNode,
} from "react";
import { siteConfig } from "../config/resolved";
import { useMediaQuery } from "../hooks/useMediaQuery";
import {
  effectiveMode,
  nextChoice,
  parseChoice,
  shownChoice,
  type ColorChoice,
  type ColorMode,
  type ColorModeSettings,
} from "./colorChoice";
import { storageKeys } from "./storageKeys";
import { storageSlot } from "./storageSlot";

type ColorModeContextValue = {
  mode: ColorMode;
  /** What the switch shows: the choice made, else the mode, or "system" where that decides. */
  shown: ColorMode | "system";
  isSwitchDisabled: boolean;
  toggle: () => void;
};

const ColorModeContext = createContext<ColorModeContextValue | null>(null);
const slot = storageSlot(storageKeys.colorMode);

type ColorModeProviderProps = {
  children: ReactNode;
  settings?: ColorModeSettings;
};

/** Keeps the visitor's colour mode: stored, shown on <html>, the same in all tabs. */
export function ColorModeProvider({
  children,
  settings = siteConfig.colorMode,
}: ColorModeProviderProps) {
  // undefined until storage was read: the first render must equal the server's,
  // and until then the boot script's attributes are right and stay untouched.
  const [stored, setStored] = useState<ColorChoice>();
  const isSystemDark = useMediaQuery("(prefers-color-scheme: dark)") ?? false;
  const { disableSwitch } = settings;
  const choice = stored ?? null;
  const mode = effectiveMode(choice, settings, isSystemDark);
  const shown = shownChoice(choice, mode, settings);

  useEffect(() => {
    if (disableSwitch) slot.delete();
    const read = (value: string | null) =>
      setStored(disableSwitch ? null : parseChoice(value));
    read(slot.get());
    return slot.listen(read);
  }, [disableSwitch]);

  useEffect(() => {
    if (stored !== undefined) showOnPage(mode, shown);
  }, [stored, mode, shown]);

  const value = useMemo<ColorModeContextValue>(
    () => ({
      mode,
      shown,
      isSwitchDisabled: disableSwitch,
      toggle: () => {
        const next = nextChoice(choice, settings);
        if (next) slot.set(next);
        else slot.delete();
        setStored(next);
      },
    }),
    [mode, shown, disableSwitch, choice, settings],
  );

  return (
    <ColorModeContext.Provider value={value}>
      {children}
    </ColorModeContext.Provider>
  );
}

/** As the boot script does: on <html>, where the CSS reads it, and in the browser's bars. */
function showOnPage(mode: ColorMode, shown: ColorMode | "system"): void {
  const { dataset } = document.documentElement;
  dataset.theme = mode;
  dataset.themeChoice = shown;
  for (const meta of document.getElementsByName("theme-color")) {
    meta.setAttribute("content", siteConfig.colors[mode].paper);
  }
}

/** The colour mode in use and the switch for it. */
export function useColorMode(): ColorModeContextValue {
  const value = useContext(ColorModeContext);
  if (!value) {
    throw new Error("useColorMode must be used within ColorModeProvider");
  }
  return value;
}
