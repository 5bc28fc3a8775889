import { existsSync, readdirSync } from "node:fs";
import path from "node:path";
import { ownFolder, parts } from "../config/parts";
import { didYouMean, nearest } from "../lib/nearest";
import type { Diagnostic } from "./diagnostics/diagnostic";

const names = Object.keys(parts);

/**
 * Reports the files of the owner's folder that take the place of nothing: their
 * name is no part's. Files in folders below are free, for what parts share.
 */
export function checkOwnFiles(root: string): Diagnostic[] {
  const folder = path.join(root, ownFolder);
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isFile() && !isKnown(entry.name))
    .map(({ name }) => ({
      reason: `No part of a page is called "${nameOf(name)}", so nothing shows this file.`,
      expected: name.endsWith(".css") ? ["own"] : names,
      note:
        didYouMean(nearest(nameOf(name), ["own", ...names])) ??
        "Rename it, or move it to a folder below.",
      fatal: true,
      file: `${ownFolder}/${name}`,
    }));
}

/** A part's file, its stylesheet or its test; `own.css`; notes; what a system hides. */
const isKnown = (file: string): boolean =>
  file === "own.css" ||
  names.includes(nameOf(file)) ||
  file.startsWith(".") ||
  file.endsWith(".md");

const nameOf = (file: string): string => file.split(".")[0] ?? file;
