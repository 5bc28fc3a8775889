import { posix } from "node:path";
import { listFiles } from "../files/paths";

export type FileLookup = ReturnType<typeof createFileLookup>;

/** The files that a host may answer a path with. */
export const formsOf = (plainPath: string): string[] => [
  plainPath,
  `${plainPath}.html`,
  `${plainPath}/index.html`,
];

/**
 * Tells which files are below a folder; paths begin with "/". Letters count as
 * on the hosts of this world, though the disk may not tell "A" from "a", and
 * writes accents in its own way.
 * @param folders those to look into; default: all
 */
export function createFileLookup(
  root: string,
  folders: readonly string[] = [""],
) {
  const found = folders
    .flatMap((folder) => listFiles(root, folder))
    .map((file) => `/${file}`.normalize("NFC"));
  const files = new Set(found);
  return {
    /** Whether a file is there, in exactly these letters. */
    has: (file: string) => files.has(file),
    /** The names of the files in a folder. */
    filesIn: (folder: string) =>
      found
        .filter((file) => posix.dirname(file) === folder)
        .map((file) => posix.basename(file)),
  };
}
