import { existsSync, readdirSync, statSync } from "node:fs";
import path from "node:path";
import type { Store } from "gatsby";

/** Writes a path with "/", as Gatsby, git and addresses do; Node writes "\" on Windows. */
export const toPosix = (file: string): string => file.split(path.sep).join("/");

/** The path from a folder to a file, with "/". */
export const relativePosix = (folder: string, file: string): string =>
  toPosix(path.relative(folder, file));

/**
 * Lists the files below a folder, links to others included; none where there is
 * no such folder.
 * @param folder path from `root`; default: `root` itself
 * @returns sorted paths from `root`, with "/"
 */
export function listFiles(root: string, folder = ""): string[] {
  const top = path.join(root, folder);
  if (!existsSync(top)) return [];
  return readdirSync(top, { recursive: true, encoding: "utf8" })
    .filter((name) =>
      statSync(path.join(top, name), { throwIfNoEntry: false })?.isFile(),
    )
    .map((name) => path.posix.join(folder, toPosix(name)))
    .sort();
}

/** Finds the files that an import of a path may mean, which may leave out the extension. */
export function findImported(absolutePath: string): string[] {
  const { dir, base } = path.parse(absolutePath);
  if (!existsSync(dir)) return [];
  return readdirSync(dir).filter(
    (name) => name === base || name.startsWith(`${base}.`),
  );
}

/** Changes when a file is written. */
export function fileState(file: string): string {
  const { mtimeMs, size } = statSync(file);
  return `${mtimeMs} ${size}`;
}

type State = { program: { directory: string } };

/** The project's folder. Gatsby types its store's state as anything. */
export const projectRoot = (store: Store): string => {
  const getState = store.getState as () => State;
  return getState().program.directory;
};
