import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";

/** One string for all style sheets of the project: it differs when one of them does. */
export function stylesHash(root: string): string {
  const hash = createHash("md5");
  for (const folder of ["src", "content"]) {
    const names = readdirSync(path.join(root, folder), { recursive: true });
    for (const name of names.map(String).sort()) {
      if (!name.endsWith(".css")) continue;
      hash.update(name).update(readFileSync(path.join(root, folder, name)));
    }
  }
  return hash.digest("hex");
}
