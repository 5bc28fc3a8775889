import { fill } from "../lib/fill";
import type { Checks, SiteInput } from "./types";

/**
 * Fills in what the owner left out. `withDefaults` does not call it, for that
 * is in the script of every page, and only the build checks.
 */
export const checksWithDefaults = (checks: SiteInput["checks"]): Checks =>
  fill(
    {
      brokenLinks: "throw",
      brokenMarkdownLinks: "warn",
      brokenAnchors: "warn",
      missingImages: "throw",
      duplicateRoutes: "warn",
      skip: [],
    } satisfies Checks,
    checks,
  );
