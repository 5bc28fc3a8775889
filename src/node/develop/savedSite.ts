import { site } from "../../config/site";
import type { SiteInput } from "../../config/types";
import type { Fault } from "../checks/fault";
import { isDevelop } from "./gatsbyDevelop";

/** Finds what in a site config leads nowhere. */
type FindFaults = (site: SiteInput) => Fault[];

/** The site config as it was saved last; Gatsby goes on with what it began with. */
let saved: SiteInput = site;
/** Knows the pages of the last round. */
let faultsOf: FindFaults = () => [];

/** Finds what leads nowhere now, and keeps the way to find it for what is saved before the next round. */
export function checkSavedSite(find: FindFaults): Fault[] {
  // A build has better use for the memory.
  if (isDevelop()) faultsOf = find;
  return find(saved);
}

/** Takes up a site config without faults; returns what in it leads nowhere. */
export function saveSite(next: SiteInput): Fault[] {
  saved = next;
  return faultsOf(next);
}
