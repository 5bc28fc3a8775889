import type { SiteInput } from "./types";
import type { SidebarItemInput } from "./schema/sidebarsSchema";

/** Returns the config as it is; it exists for the editor's completion and type errors. */
export function defineSite(site: SiteInput): SiteInput {
  return site;
}

/** The sidebars of each docs instance, by the instance's id and their own. */
export type SidebarsInput = Readonly<
  Record<string, Readonly<Record<string, readonly SidebarItemInput[]>>>
>;

/** Returns the sidebars as they are; it exists for the editor's completion and type errors. */
export function defineSidebars(sidebars: SidebarsInput): SidebarsInput {
  return sidebars;
}
