import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { localeCodes, localePath } from "../../config/locales";
import { redirects } from "./redirects";

const name = "_redirects";

/**
 * Writes Netlify's rules. The owner's are read from static/, for what lies in
 * public/ may be what an earlier build has made of them.
 */
export function writeRedirects(root: string): void {
  const owners = path.join(root, "static", name);
  const file = path.join(root, "public", name);
  const rules = redirects(
    localeCodes.map((code) => localePath(code, "/")),
    existsSync(owners) ? readFileSync(owners, "utf8") : "",
  );
  if (rules === undefined) rmSync(file, { force: true });
  else writeFileSync(file, rules);
}
