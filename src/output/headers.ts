import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { addBasePath } from "../config/baseUrl";
import type { ResolvedSite } from "../config/types";
import type { Output } from "./generatedFiles";
import { webfingerHeaders, webfingerPath } from "./webfinger";

/** Headers by path, as hosts match paths: "/*" matches every address. */
export type HeaderRules = Record<string, Record<string, string>>;

/** The headers of every response. docs/hosting.md explains each. */
export const siteHeaders = {
  "X-Content-Type-Options": "nosniff",
  "Referrer-Policy": "strict-origin-when-cross-origin",
  "Permissions-Policy":
    "accelerometer=(), camera=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), midi=(), payment=(), usb=()",
  // The rest of the policy is in the pages, where these directives have no
  // effect.
  "Content-Security-Policy": "frame-ancestors 'none'",
  "X-Frame-Options": "DENY",
  "Strict-Transport-Security": "max-age=63072000",
};

export const immutable = "public, max-age=31536000, immutable";

/** The policy of a drawing that is opened by itself: a script in it would run as one of the site. */
export const drawingPolicy = "script-src 'none'; frame-ancestors 'none'";

/** Matches names that change with their content: scripts, styles, and the files that webpack puts into static/. */
export const hashedPath = /[-.][0-9a-f]{16,32}\.(?:js|css)$|^\/static\//;

/**
 * Paths of this build's scripts and styles. They are named one by one, since a
 * pattern such as /app-* would also match pages. Those of earlier builds, which
 * stay in the folder, are left out: Cloudflare takes a hundred rules.
 */
function findHashedFiles(publicFolder: string): string[] {
  const files = readdirSync(publicFolder);
  const read = (name: string) =>
    readFileSync(path.join(publicFolder, name), "utf8");
  if (!files.includes("webpack.stats.json")) return [];
  const stats = read("webpack.stats.json");
  const runtime = files.filter(
    (name) => name.startsWith("webpack-runtime-") && stats.includes(name),
  );
  // The webpack runtime lists the hashes of scripts that load later.
  const references = [stats, ...runtime.map(read)].join("\n");
  return files
    .filter((name) => hashedPath.test(name))
    .filter((name) =>
      references.includes(/[0-9a-f]{16,32}(?=\.)/.exec(name)?.[0] ?? name),
    )
    .map((name) => `/${name}`);
}

/** Writes `_headers`, with the owner's. On a preview, no rule may let search engines in. */
export function writeHeaders(
  { merge }: Pick<Output, "merge">,
  config: ResolvedSite,
  root: string,
  isPreview: boolean,
): void {
  const hashed = findHashedFiles(path.join(root, "public"));
  merge("_headers", (owners) =>
    mergeHeaders(
      isPreview ? owners.replace(/^[^\S\n]*x-robots-tag:.*$/gim, "") : owners,
      createHeaderRules(config, hashed, isPreview),
    ),
  );
}

/**
 * Creates the rules for Netlify and Cloudflare. Both make browsers revalidate
 * files without Cache-Control, so pages and data need no rule.
 */
function createHeaderRules(
  config: ResolvedSite,
  hashed: string[],
  isPreview: boolean,
): HeaderRules {
  const cached = ["/static/*", ...hashed.sort()];
  return {
    [addBasePath(config, "/*")]: {
      ...siteHeaders,
      ...(!config.machines.train && { "TDM-Reservation": "1" }),
      // Keeps search engines off a preview, including files that are not pages.
      ...(isPreview && { "X-Robots-Tag": "noindex" }),
    },
    // Both hosts send the policies of all rules, and browsers apply each.
    ...Object.fromEntries(
      ["/*.svg", "/*.SVG"].map((drawings) => [
        addBasePath(config, drawings),
        { "Content-Security-Policy": drawingPolicy },
      ]),
    ),
    ...(config.presence && { [webfingerPath]: webfingerHeaders }),
    ...Object.fromEntries(
      cached.map((file) => [
        addBasePath(config, file),
        { "Cache-Control": immutable },
      ]),
    ),
  };
}

const pathLine = /^(?:\/|https?:\/\/)/;

/**
 * Adds our rules to the owner's `_headers`. Headers that the owner sets for a
 * path win. Each path is written once, because Cloudflare reads only the last
 * of two.
 */
export function mergeHeaders(owners: string, ours: HeaderRules): string {
  const blocks = new Map<string, string[]>();
  const getBlock = (path: string) => {
    const block = blocks.get(path) ?? [];
    blocks.set(path, block);
    return block;
  };
  let block: string[] = [];
  for (const line of owners.split("\n").map((each) => each.trim())) {
    if (line === "" || line.startsWith("#")) continue;
    if (pathLine.test(line)) block = getBlock(line);
    else block.push(line);
  }
  for (const [path, headers] of Object.entries(ours)) {
    const ownerBlock = getBlock(path);
    const names = ownerBlock.map((line) => line.split(":")[0]?.toLowerCase());
    for (const [name, value] of Object.entries(headers)) {
      // "! Name" tells Cloudflare to remove a header.
      const lower = name.toLowerCase();
      if (names.includes(lower) || names.includes(`! ${lower}`)) continue;
      ownerBlock.push(`${name}: ${value}`);
    }
  }
  return [...blocks]
    .map(([path, lines]) =>
      [path, ...lines.map((line) => `  ${line}`)].join("\n"),
    )
    .join("\n\n")
    .concat("\n");
}
