export type ColorMode = "light" | "dark";

/** What the visitor chose; null means unset: the default (or the system) decides. */
export type ColorChoice = ColorMode | null;

export type ColorModeSettings = {
  defaultMode: ColorMode;
  disableSwitch: boolean;
  respectPrefersColorScheme: boolean;
};

/** Reads a stored choice; anything but a mode counts as unset. */
export function parseChoice(stored: string | null): ColorChoice {
  return stored === "light" || stored === "dark" ? stored : null;
}

/** The mode that is shown, given the choice and what the system prefers. */
export function effectiveMode(
  choice: ColorChoice,
  settings: ColorModeSettings,
  systemPrefersDark: boolean,
): ColorMode {
  if (choice) return choice;
  if (!settings.respectPrefersColorScheme) return settings.defaultMode;
  return systemPrefersDark ? "dark" : "light";
}

/** What the switch shows: the choice, or what stands in for it while there is none. */
export function shownChoice(
  choice: ColorChoice,
  mode: ColorMode,
  { respectPrefersColorScheme }: ColorModeSettings,
): ColorMode | "system" {
  return choice ?? (respectPrefersColorScheme ? "system" : mode);
}

/**
 * The attribute that <html> comes with: without a script the default mode
 * shows, or the system's, for which the style sheet needs its absence.
 */
export function serverTheme({
  defaultMode,
  respectPrefersColorScheme,
}: ColorModeSettings): { "data-theme"?: ColorMode } {
  return respectPrefersColorScheme ? {} : { "data-theme": defaultMode };
}

/**
 * The choice after one more press of the switch: light and dark in turn; where
 * the system preference is followed, system, then light, then dark.
 */
export function nextChoice(
  choice: ColorChoice,
  settings: ColorModeSettings,
): ColorChoice {
  if (settings.respectPrefersColorScheme) {
    if (choice === null) return "light";
    return choice === "light" ? "dark" : null;
  }
  return (choice ?? settings.defaultMode) === "dark" ? "light" : "dark";
}
