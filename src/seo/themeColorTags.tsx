import type { ReactElement } from "react";
import { siteConfig } from "../config/resolved";
import type { ColorModeSettings } from "../state/colorChoice";

/**
 * The colour of the browser's own bars. Where the system decides, there is one
 * for each preference, so that no script is needed; a choice makes them equal.
 */
export function themeColorTags({
  defaultMode,
  respectPrefersColorScheme,
}: ColorModeSettings): ReactElement[] {
  const modes = respectPrefersColorScheme
    ? (["light", "dark"] as const)
    : [defaultMode];
  return modes.map((mode) => (
    <meta
      key={`theme-color-${mode}`}
      name="theme-color"
      content={siteConfig.colors[mode].paper}
      media={
        respectPrefersColorScheme
          ? `(prefers-color-scheme: ${mode})`
          : undefined
      }
    />
  ));
}
