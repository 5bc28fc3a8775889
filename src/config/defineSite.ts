import type { SiteInput } from "./types";

/** Returns the config as it is; it exists for the editor's completion and type errors. */
export function defineSite(site: SiteInput): SiteInput {
  return site;
}
