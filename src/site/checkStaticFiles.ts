import { readFileSync } from "node:fs";
import path from "node:path";
import type { Diagnostic } from "./diagnostics/diagnostic";
import { listFiles } from "./files/paths";

// What lies in static/ is published as it is, and with it what programs and
// systems have put there unseen.

/** Matches files and folders with passwords and keys. */
const secret =
  /(?:^|\/)(?:\.env[^/]*|\.git|\.htpasswd|\.netrc|\.npmrc|\.ssh|\.aws|id_(?:rsa|dsa|ecdsa|ed25519)|[^/]+\.(?:kdbx|p12|pfx))(?:\/|$)/i;

/** Matches what systems and editors leave behind, and hidden files but for those that hosts and browsers read. */
const leftover =
  /(?:^|\/)(?:\.(?!(?:well-known|htaccess|nojekyll|domains)(?:\/|$))|(?:ehthumbs|thumbs)\.db$|desktop\.ini$|~\$|#[^/]+#$|[^/]+~$)/i;

/** True for a file that no site publishes, by its path below static/ or public/. */
export const isUnpublished = (name: string): boolean =>
  secret.test(name) || leftover.test(name);

/** Reports secrets in static/. */
export const checkStaticFiles = (root: string): Diagnostic[] =>
  listFiles(path.join(root, "static"))
    .filter((name) => secret.test(name) || isPrivateKey(root, name))
    .map((name) => ({
      reason: "Everybody could read the secrets in it.",
      fatal: true,
      file: `static/${name}`,
      note: "Move it out of static/, and change its passwords and keys if it was published.",
    }));

/** Looks into files whose ending others have as well: certificates, and slides of Keynote. */
const isPrivateKey = (root: string, name: string) =>
  /\.(?:key|pem)$/i.test(name) &&
  readFileSync(path.join(root, "static", name)).includes("PRIVATE KEY-----");
