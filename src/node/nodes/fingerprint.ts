import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { siteConfig } from "../../config/resolved";

/** Whatever decides how content becomes nodes. Gatsby's own cache does not watch these. */
const sources = [
  "src/node/content",
  "src/node/links",
  "src/node/mdx",
  "src/node/nodes",
  "src/node/related",
  "src/lib",
  "src/parts",
  "locales",
  "package.json",
  "package-lock.json",
];
const { lightbox, markdown, timeZone, toc } = siteConfig;
const { defaultLocale, locales } = siteConfig.i18n;
const i18n = { defaultLocale, locales };

/** Of the catalogues only `content.json` becomes part of a text. */
const isSource = (name: string) =>
  name === "content.json" ||
  (/\.(?:tsx?|css)$/.test(name) && !name.includes(".test."));

function* filesBelow(place: string): Generator<string> {
  try {
    for (const entry of readdirSync(place, { withFileTypes: true })) {
      const child = path.join(place, entry.name);
      if (entry.isDirectory()) yield* filesBelow(child);
      else if (isSource(entry.name)) yield child;
    }
  } catch {
    yield place;
  }
}

const known = new Map<string, string>();

/**
 * One hash over the code, strings and config that compile content: when it
 * changes, everything is compiled again. It is taken once a process, for a
 * process goes on with the code and the strings that it began with, whatever
 * happens to the files: what it makes must bear their stamp, not a newer one.
 */
export function fingerprint(root: string): string {
  const stamp = known.get(root) ?? hashOf(root);
  known.set(root, stamp);
  return stamp;
}

function hashOf(root: string): string {
  const hash = createHash("sha1").update(
    JSON.stringify({ i18n, lightbox, markdown, timeZone, toc }),
  );
  for (const source of sources) {
    for (const file of [...filesBelow(path.join(root, source))].sort()) {
      hash.update(file.slice(root.length)).update(readFileSync(file));
    }
  }
  return hash.digest("hex");
}
