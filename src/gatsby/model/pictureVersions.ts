import { existsSync } from "node:fs";

/** The end of a picture's name: its mode and its format. */
const ending = /(?:-dark)?\.\w+$/;

/**
 * Names a version of a picture.
 * @example toVersion("cover-dark.png", "narrow") -> "cover-narrow-dark.png"
 */
const toVersion = (file: string, version: "narrow" | "small"): string =>
  file.replace(ending, `-${version}$&`);

/** True for the name of a version. */
export const isVersion = (file: string): boolean =>
  /-(?:narrow|small)(?:-dark)?\.\w+$/.test(file);

/** Finds the file that lists show: the small or the narrow version of a picture, else the picture. */
export function findSmall(file: string): string {
  const versions = [toVersion(file, "small"), toVersion(file, "narrow")];
  return versions.find((name) => existsSync(name)) ?? file;
}

/** Finds the file that narrow windows show instead of a picture. Lists have one frame in all windows, so a small version has none. */
export function findNarrow(file: string): string | undefined {
  const narrow = toVersion(file, "narrow");
  return existsSync(narrow) ? narrow : undefined;
}
