import { createContext, useContext, type ReactNode } from "react";
import { siteConfig } from "./resolved";
import type { ResolvedSite } from "./types";

const ThemeContext = createContext(siteConfig);

type ThemeProviderProps = {
  /** Tests hand over one of their own. */
  config?: ResolvedSite;
  children: ReactNode;
};

/** Gives components the site config. */
export function ThemeProvider({
  config = siteConfig,
  children,
}: ThemeProviderProps) {
  return (
    <ThemeContext.Provider value={config}>{children}</ThemeContext.Provider>
  );
}

/** The site config (src/config/site.ts), validated, with every default. */
export const useThemeConfig = (): ResolvedSite => useContext(ThemeContext);
