import type { ColorChoice, ColorMode, ColorModeSettings } from "./colorChoice";

/** Shows a colour mode: attributes on <html> that the CSS reads, as the boot script does. */
export function applyColorMode(
  mode: ColorMode,
  choice: ColorChoice,
  settings: ColorModeSettings,
): void {
  const root = document.documentElement;
  root.dataset.theme = mode;
  root.dataset.themeChoice =
    choice ?? (settings.respectPrefersColorScheme ? "system" : mode);
  root.style.colorScheme = mode;
}
