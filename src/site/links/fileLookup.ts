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
 * Creates a lookup of the files below a folder; paths begin with "/". Letters
 * count as on hosts, though the disk may not tell "A" from "a", and may write
 * accents in another way.
 * @param folders those to look into; default: all
 */
export function createFileLookup(
  root: string,
  folders: readonly string[] = [""],
) {
  const paths = folders
    .flatMap((folder) => listFiles(root, folder))
    .map((file) => `/${file}`.normalize("NFC"));
  const files = new Set(paths);
  return {
    /** True if there is a file of exactly these letters. */
    has: (file: string) => files.has(file),
    /** Lists the files in a folder and below it. */
    filesBelow: (folder: string) =>
      paths.filter((file) => file.startsWith(`${folder}/`)),
    /** Lists the names of the files in a folder. */
    filesIn: (folder: string) =>
      paths
        .filter((file) => posix.dirname(file) === folder)
        .map((file) => posix.basename(file)),
  };
}
