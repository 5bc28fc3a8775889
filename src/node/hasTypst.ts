import { createRequire } from "node:module";
import path from "node:path";

/** Whether Typst is installed, which sets PDFs: an optional dependency of 51 MB. */
export function hasTypst(root: string): boolean {
  const { resolve } = createRequire(path.join(root, "package.json"));
  try {
    resolve("@myriaddreamin/typst-ts-node-compiler");
    return true;
  } catch {
    return false;
  }
}
