// Gatsby's router ships no types; this is what the site and its tests use.
declare module "@gatsbyjs/reach-router" {
  import type { ComponentType, ReactNode } from "react";

  /** Holds the current address; Gatsby mounts it above every page. */
  export const LocationProvider: ComponentType<{ children: ReactNode }>;

  /** The current address; rerenders when it changes. */
  export function useLocation(): Pick<Location, "pathname" | "search" | "hash">;

  /** Changes the address at once: the page must have been loaded. */
  export function navigate(
    to: string | number,
    options?: { state?: object | null; replace?: boolean },
  ): Promise<void>;
}
