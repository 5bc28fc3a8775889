import { readFileSync } from "node:fs";
import path from "node:path";
import { lineOf } from "../../config/lineOf";
import { configFile } from "./checkConfig";

/** Finds the lines of options in the owner's config; reads it when the first is asked for. */
export function configLines(
  root: string,
): (field: string) => number | undefined {
  let source: string | undefined;
  return (field) => {
    source ??= readFileSync(path.join(root, configFile), "utf8");
    return lineOf(source, field);
  };
}
