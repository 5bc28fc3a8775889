import { checkSite } from "../check";
import { minimalSite } from "./minimalSite";

/** Checks the minimal site with options replaced, and boils each problem down to its texts. */
export function problemsOf(changes: Record<string, unknown>): string[][] {
  const site = { ...minimalSite(), ...changes };
  return checkSite(site).map(({ message, allowed, fix }) => [
    message,
    allowed,
    fix,
  ]);
}
