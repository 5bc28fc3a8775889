import type { SidebarsInput, SiteInput } from "./types";

/** Returns the config unchanged; gives editors completion and type errors. */
export function defineSite(site: SiteInput): SiteInput {
  return site;
}

/** Returns the sidebars unchanged; gives editors completion and type errors. */
export function defineSidebars(sidebars: SidebarsInput): SidebarsInput {
  return sidebars;
}
