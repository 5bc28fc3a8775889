import {
  createContext,
  useContext,
  useEffect,
  useMemo,
  useState,
  type ReactNode,
} from "react";
import { siteConfig } from "../config/resolved";
import { applyColorMode } from "./applyColorMode";
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
const systemDark = "(prefers-color-scheme: dark)";

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
  const [choice, setChoice] = useState<ColorChoice | undefined>();
  const [isSystemDark, setIsSystemDark] = useState(false);
  const mode = effectiveMode(choice ?? null, settings, isSystemDark);

  useEffect(() => {
    if (settings.disableSwitch) {
      slot.delete();
      setChoice(null);
      return;
    }
    setChoice(parseChoice(slot.get()));
    return slot.listen((stored) => setChoice(parseChoice(stored)));
  }, [settings.disableSwitch]);

  useEffect(() => {
    if (!settings.respectPrefersColorScheme) return;
    const query = window.matchMedia(systemDark);
    const update = () => setIsSystemDark(query.matches);
    update();
    query.addEventListener("change", update);
    return () => query.removeEventListener("change", update);
  }, [settings.respectPrefersColorScheme]);

  useEffect(() => {
    if (choice !== undefined) applyColorMode(mode, choice, settings);
  }, [mode, choice, settings]);

  const value = useMemo<ColorModeContextValue>(
    () => ({
      mode,
      shown: shownChoice(choice ?? null, mode, settings),
      isSwitchDisabled: settings.disableSwitch,
      toggle: () => {
        const next = nextChoice(choice ?? null, settings);
        if (next) slot.set(next);
        else slot.delete();
        setChoice(next);
      },
    }),
    [mode, choice, settings],
  );

  return (
    <ColorModeContext.Provider value={value}>
      {children}
    </ColorModeContext.Provider>
  );
}

/** The colour mode in use and the switch for it. */
export function useColorMode(): ColorModeContextValue {
  const value = useContext(ColorModeContext);
  if (!value) {
    throw new Error("useColorMode must be used within ColorModeProvider");
  }
  return value;
}
