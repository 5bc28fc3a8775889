export type ColorMode = "light" | "dark";

export type ColorModeSettings = {
  defaultMode: ColorMode;
  disableSwitch: boolean;
  respectPrefersColorScheme: boolean;
};

export type ResolvedColorMode = {
  /** The choice of the reader; null lets the default or the system decide. */
  choice: ColorMode | null;
  mode: ColorMode;
  /** The state of the switch: the choice, or what decides without one. */
  shown: ColorMode | "system";
};

/**
 * Resolves the colour mode from the stored value; anything but a mode counts as
 * unset. The boot script contains this function as text, so it can't use its
 * scope.
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
 * Returns the choice after the next press of the switch: light, dark, light …;
 * if the system preference is followed: system, light, dark.
 */
export function getNextChoice(
  { choice, mode }: ResolvedColorMode,
  { respectPrefersColorScheme }: ColorModeSettings,
): ColorMode | null {
  if (!respectPrefersColorScheme) return mode === "dark" ? "light" : "dark";
  if (choice === null) return "light";
  return choice === "light" ? "dark" : null;
}

/**
 * Returns the attribute that the server writes on <html>: the default mode, or
 * none for the system's, for which the stylesheet needs its absence.
 */
export const getServerTheme = ({
  defaultMode,
  respectPrefersColorScheme,
}: ColorModeSettings): { "data-theme"?: ColorMode } =>
  respectPrefersColorScheme ? {} : { "data-theme": defaultMode };
