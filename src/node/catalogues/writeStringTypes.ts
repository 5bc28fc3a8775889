import { existsSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { sourceLocale } from "../strings/fillStrings";
import { readCatalogues } from "./checkCatalogues";
import { stringTypes, stringTypesFile } from "./stringTypes";

/** Writes the types of the interface's texts where they have changed. */
export function writeStringTypes(root: string): void {
  const file = path.join(root, stringTypesFile);
  const isFaulty = [...readCatalogues(root, sourceLocale).values()].some(
    ({ problems }) => problems.length > 0,
  );
  // A build of other content than this project's has no code to type.
  if (isFaulty || !existsSync(file)) return;
  const types = stringTypes(root);
  if (readFileSync(file, "utf8") !== types) writeFileSync(file, types);
}
