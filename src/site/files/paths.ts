import { isUtf8 } from "node:buffer";
import {
  type Dirent,
  existsSync,
  readdirSync,
  readFileSync,
  realpathSync,
  type Stats,
  statSync,
} from "node:fs";
import path from "node:path";

/** Converts a path to slashes, as in Gatsby, git and addresses; Node writes "\" on Windows. */
export const toPosix = (file: string): string => file.split(path.sep).join("/");

/** Returns the path from a folder to a file, with slashes. */
export const relativePosix = (folder: string, file: string): string =>
  toPosix(path.relative(folder, file));

/**
 * Lists the files below a folder, including symbolic links; none if there is no
 * such folder.
 * @param folder path from `root`; default: `root` itself
 * @returns sorted paths from `root`, with slashes
 */
export function listFiles(root: string, folder = ""): string[] {
  const top = path.join(root, folder);
  if (!existsSync(top)) return [];
  return listBelow(top)
    .map((name) => path.posix.join(folder, name))
    .sort();
}

/** Lists the files below a folder; a link to a folder around it would list them for ever. */
function listBelow(folder: string, around: readonly string[] = []): string[] {
  const real = realpathSync.native(folder);
  if (around.includes(real)) return [];
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const file = path.join(folder, entry.name);
    const target = findTarget(entry, file);
    if (target?.isFile()) return entry.name;
    if (!target?.isDirectory()) return [];
    return listBelow(file, [...around, real]).map(
      (below) => `${entry.name}/${below}`,
    );
  });
}

/** Returns what an entry of a folder is or links to; undefined for a link that leads nowhere, or to itself. */
export const findTarget = (
  entry: Dirent,
  file: string,
): Dirent | Stats | undefined => {
  if (!entry.isSymbolicLink()) return entry;
  return existsSync(file) ? statSync(file) : undefined;
};

/** Reads a file; undefined if it is not UTF-8. */
export function readText(file: string): string | undefined {
  const bytes = readFileSync(file);
  return isUtf8(bytes) ? bytes.toString() : undefined;
}

/** Finds the files that match an import, whose path may lack the extension. */
export function findImported(absolutePath: string): string[] {
  const { dir, base } = path.parse(absolutePath);
  if (!existsSync(dir)) return [];
  return readdirSync(dir).filter(
    (name) => name === base || name.startsWith(`${base}.`),
  );
}

/**
 * Returns a value that changes when the file is written, also by a program that
 * keeps its time of modification; empty if there is no file.
 */
export function fileState(file: string): string {
  const stats = statSync(file, { throwIfNoEntry: false });
  return stats ? `${stats.ctimeMs} ${stats.mtimeMs} ${stats.size}` : "";
}

/** Wraps a function that reads a file so that it runs again only when the file has changed. */
export function memoizeFile<Value>(
  read: (file: string) => Value,
): (file: string) => Value {
  const known = new Map<string, { state: string; value: Value }>();
  return (file) => {
    const state = fileState(file);
    const earlier = known.get(file);
    if (earlier?.state === state) return earlier.value;
    const value = read(file);
    known.set(file, { state, value });
    return value;
  };
}
