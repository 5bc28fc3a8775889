export type ColorMode = "light" | "dark";

export type ColorModeSettings = {
  defaultMode: ColorMode;
  disableSwitch: boolean;
  respectPrefersColorScheme: boolean;
};

/** The colour mode in use. */
export type ResolvedColorMode = {
  /** What the reader chose; null means unset: the default (or the system) decides. */
  choice: ColorMode | null;
  mode: ColorMode;
  /** What the switch shows: the choice, or what decides while there is none. */
  shown: ColorMode | "system";
};

/**
 * Works out the colour mode from what is stored; anything but a mode counts as
 * unset. The boot script takes it as text, so it can use nothing around it.
 */
export function resolveColorMode(
  stored: string | null,
  settings: ColorModeSettings,
  systemPrefersDark: boolean,
): ResolvedColorMode {
  const { defaultMode, disableSwitch, respectPrefersColorScheme } = settings;
  const isMode = stored === "light" || stored === "dark";
  const choice = isMode && !disableSwitch ? stored : null;
  if (!respectPrefersColorScheme) {
    const mode = choice ?? defaultMode;
    return { choice, mode, shown: mode };
  }
  const system = systemPrefersDark ? "dark" : "light";
  return { choice, mode: choice ?? system, shown: choice ?? "system" };
}

/**
 * The choice after one more press of the switch: light and dark in turn; where
 * the system preference is followed, system, then light, then dark.
 */
export function nextChoice(
  { choice, mode }: ResolvedColorMode,
  { respectPrefersColorScheme }: ColorModeSettings,
): ColorMode | null {
  if (!respectPrefersColorScheme) return mode === "dark" ? "light" : "dark";
  if (choice === null) return "light";
  return choice === "light" ? "dark" : null;
}

/**
 * The attribute that <html> comes with: without a script the default mode
 * shows, or the system's, for which the style sheet needs its absence.
 */
export const serverTheme = ({
  defaultMode,
  respectPrefersColorScheme,
}: ColorModeSettings): { "data-theme"?: ColorMode } =>
  respectPrefersColorScheme ? {} : { "data-theme": defaultMode };
