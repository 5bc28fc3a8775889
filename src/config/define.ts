import type { SiteInput } from "./types";
import type { SidebarItemInput } from "./schema/sidebarsSchema";

/** Returns the config unchanged; gives editors completion and type errors. */
export function defineSite(site: SiteInput): SiteInput {
  return site;
}

/** The sidebars of docs: by instance ("default"), or instance and version ("default@2026"), then by the id of the sidebar. */
export type SidebarsInput = Readonly<
  Record<string, Readonly<Record<string, readonly SidebarItemInput[]>>>
>;

/** Returns the sidebars unchanged; gives editors completion and type errors. */
export function defineSidebars(sidebars: SidebarsInput): SidebarsInput {
  return sidebars;
}
