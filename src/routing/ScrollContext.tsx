import type { ReactNode } from "react";

type ScrollContextProps = { children: ReactNode };

/** Stands in for gatsby-react-router-scroll, around every page: nothing here scrolls. */
export const ScrollContext = ({ children }: ScrollContextProps) => (
  <>{children}</>
);

/** Part of what `gatsby` exports. Places inside a page are not remembered. */
export const useScrollRestoration = () => ({});
