/** The colours of `src/styles/tokens.css` that are needed outside style sheets; a test holds them equal. */
export const palette = {
  light: { paper: "#fbfaf6", banner: "#1f1b16", onBanner: "#fbfaf6" },
  dark: { paper: "#171614", banner: "#322e29", onBanner: "#ebe6dc" },
} as const;
