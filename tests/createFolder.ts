import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

/** Creates a folder for the tests of a file, which goes after them. Its name is one that people give. */
export function createFolder() {
  const root = mkdtempSync(path.join(tmpdir(), "Über (1) "));
  const at = (name: string) => path.join(root, name);
  const clear = () => rmSync(root, { recursive: true });
  afterAll(clear);
  return {
    root,
    at,
    /** Writes a file, with the folders that it needs, and returns its place. */
    write: (name: string, content: string | Uint8Array = ""): string => {
      mkdirSync(path.dirname(at(name)), { recursive: true });
      writeFileSync(at(name), content);
      return at(name);
    },
    read: (name: string) => readFileSync(at(name), "utf8"),
    exists: (name: string) => existsSync(at(name)),
    /** Removes what tests before have written. */
    empty: () => {
      clear();
      mkdirSync(root);
    },
  };
}
