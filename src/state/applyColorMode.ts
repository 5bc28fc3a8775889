import { siteConfig } from "../config/resolved";
import {
  shownChoice,
  type ColorChoice,
  type ColorMode,
  type ColorModeSettings,
} from "./colorChoice";

/** Shows a colour mode, as the boot script does: on <html>, where the CSS reads it, and in the browser's bars. */
export function applyColorMode(
  mode: ColorMode,
  choice: ColorChoice,
  settings: ColorModeSettings,
): void {
  const { dataset } = document.documentElement;
  dataset.theme = mode;
  dataset.themeChoice = shownChoice(choice, mode, settings);
  for (const meta of document.getElementsByName("theme-color")) {
    meta.setAttribute("content", siteConfig.colors[mode].paper);
  }
}
