import { readdirSync } from "node:fs";
import path from "node:path";

/** Names in a folder; a file's own end with nothing, a folder's with a slash. */
type Names = ReadonlyMap<string, "file" | "folder">;

export type FileLookup = {
  /** Whether a file is there, in exactly these letters. */
  has: (filePath: string) => boolean;
  /** The files of a folder. */
  filesIn: (folder: string) => string[];
};

/** The files that a host may answer a path with. */
export const formsOf = (plainPath: string): string[] => [
  plainPath,
  `${plainPath}.html`,
  `${plainPath}/index.html`,
];

const nothing: Names = new Map();

/**
 * Tells which files are below a folder; paths begin with "/". Each folder is
 * read once. Letters count as on the hosts of this world, though the disk may
 * not tell "A" from "a", and writes accents in its own way.
 */
export function createFileLookup(root: string): FileLookup {
  const folders = new Map<string, Names>();
  const namesIn = (folder: string): Names => {
    const known = folders.get(folder);
    if (known) return known;
    const names = isFolder(folder)
      ? readNames(path.join(root, folder))
      : nothing;
    folders.set(folder, names);
    return names;
  };
  const isFolder = (folder: string): boolean => {
    if (folder === "/") return true;
    const { dir, base } = path.posix.parse(folder);
    return namesIn(dir).get(base) === "folder";
  };
  return {
    has: (filePath) => {
      const { dir, base } = path.posix.parse(filePath);
      return namesIn(dir).get(base) === "file";
    },
    filesIn: (folder) =>
      [...namesIn(folder)]
        .filter(([, kind]) => kind === "file")
        .map(([name]) => name),
  };
}

function readNames(folder: string): Names {
  try {
    const entries = readdirSync(folder, { withFileTypes: true });
    return new Map(
      entries.map((entry) => [
        entry.name.normalize("NFC"),
        entry.isDirectory() ? "folder" : "file",
      ]),
    );
  } catch {
    return nothing;
  }
}
