import type { SiteInput } from "../../config/types";

type Colors = NonNullable<SiteInput["colors"]>;

/** Colours to choose from; the first are the theme's. */
export const palettes: Readonly<Record<string, Colors>> = {
  margin: {},
  sea: {
    light: { paper: "#ffffff", ink: "#14213d", accent: "#1b4d8e" },
    dark: { paper: "#10151f", ink: "#e8edf5", accent: "#8ab4f8" },
  },
  forest: {
    light: { paper: "#fbfcf8", ink: "#1c2419", accent: "#2f6b34" },
    dark: { paper: "#131712", ink: "#e6ece2", accent: "#8fcf92" },
  },
  plum: {
    light: { paper: "#fcf9fc", ink: "#241a26", accent: "#7b2d73" },
    dark: { paper: "#181318", ink: "#ece4ec", accent: "#dfa0d8" },
  },
  slate: {
    light: { paper: "#f8f9fa", ink: "#1d2329", accent: "#3d5a73" },
    dark: { paper: "#14171a", ink: "#e4e8ec", accent: "#9dbdd8" },
  },
  ochre: {
    light: { paper: "#fffdf7", ink: "#26200f", accent: "#7d5a00" },
    dark: { paper: "#181610", ink: "#ede8da", accent: "#e0b95a" },
  },
};
