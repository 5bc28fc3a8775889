import { createHash } from "node:crypto";
import { readFileSync, readdirSync } from "node:fs";
import path from "node:path";

/** Whatever decides how records become an index. */
const folders = ["src/node/search", "src/lib"];

/** Changes with the code that makes an index, so that new code makes it anew. */
export function codeStamp(root: string): string {
  const hash = createHash("sha1");
  for (const folder of folders) {
    for (const name of readdirSync(path.join(root, folder)).sort()) {
      if (!name.endsWith(".ts") || name.endsWith(".test.ts")) continue;
      hash.update(name).update(readFileSync(path.join(root, folder, name)));
    }
  }
  return hash.digest("hex");
}
