import { cpSync } from "node:fs";
import path from "node:path";
import { copyFiles } from "../../bench/subjects/copyFiles";

export type Layout = {
  /** Files that the copy is to lack, by their paths. */
  without: RegExp;
  /** A folder of tests/fixtures whose files are put over the copy. */
  fixture: string;
  /** What of the fixture is put there. Default: all. */
  parts?: readonly string[];
};

/** Lays the project out in a folder, with other content than its own. */
export function layOut(folder: string, layout: Layout): void {
  const { without, fixture, parts = [""] } = layout;
  copyFiles(process.cwd(), folder, (file) => !without.test(file));
  for (const part of parts) {
    const source = path.join("tests/fixtures", fixture, part);
    cpSync(source, path.join(folder, part), { recursive: true });
  }
}
