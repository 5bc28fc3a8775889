import { site } from "../../config/site";
import { formatField } from "../diagnostics/diagnostic";
import type { Diagnostic } from "../diagnostics/diagnostic";
import { findMissingTexts } from "./findMissingTexts";
import { configFile, configLines } from "../config/configFile";

/** Finds texts of the site config that some locales lack. */
export function checkConfigTexts(root: string): Diagnostic[] {
  const lineOf = configLines(root);
  return findMissingTexts(configFile, site, (path) =>
    lineOf(formatField(path)),
  );
}
