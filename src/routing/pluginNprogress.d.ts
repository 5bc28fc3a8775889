// The plugin ships no types; Gatsby calls the same two functions.
declare module "gatsby-plugin-nprogress/gatsby-browser" {
  /** Shows the bar. */
  export function onRouteUpdateDelayed(): void;

  /** Fills the bar and takes it away; does nothing where there is none. */
  export function onRouteUpdate(): void;
}
