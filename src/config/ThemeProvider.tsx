import { createContext, useContext, type ReactNode } from "react";
import { siteConfig } from "./resolved";
import type { ResolvedSite } from "./types";

const ThemeContext = createContext(siteConfig);

type ThemeProviderProps = {
  /** Tests pass a config of their own. */
  config?: ResolvedSite;
  children: ReactNode;
};

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
