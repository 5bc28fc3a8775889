// Gatsby's router ships no types; this is the one function the shell calls.
declare module "@gatsbyjs/reach-router" {
  /** The current address; rerenders when it changes. */
  export function useLocation(): Pick<Location, "pathname" | "search" | "hash">;
}
