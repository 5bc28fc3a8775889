import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { siteConfig, withBaseUrl } from "../../config/resolved";

/** Headers by path, as hosts match it: "/*" is every address. */
export type HeaderRules = Record<string, Record<string, string>>;

/** What every answer of a host carries. docs/hosting.md says what each is for. */
export const siteHeaders = {
  "X-Content-Type-Options": "nosniff",
  "Referrer-Policy": "strict-origin-when-cross-origin",
  "Permissions-Policy":
    "accelerometer=(), camera=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), midi=(), payment=(), usb=()",
  // The rest of the policy is in the pages, which may not say this themselves.
  "Content-Security-Policy": "frame-ancestors 'none'",
  "X-Frame-Options": "DENY",
  "Strict-Transport-Security": "max-age=63072000",
};

export const immutable = "public, max-age=31536000, immutable";

/** Names that change with their content: scripts, styles, and what webpack puts into static/. */
export const hashedPath = /[-.][0-9a-f]{20}\.(?:js|css)$|^\/static\//;

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
  // The runtime has the hashes of scripts that are loaded later.
  const known = [stats, ...runtime.map(read)].join("\n");
  return files
    .filter((name) => hashedPath.test(name))
    .filter((name) =>
      known.includes(/[0-9a-f]{20}(?=\.)/.exec(name)?.[0] ?? name),
    )
    .map((name) => `/${name}`);
}

/**
 * The rules for Netlify and Cloudflare. Both have browsers ask again for
 * everything that has no Cache-Control, so pages and data need none.
 */
export function createHeaderRules(
  publicFolder: string,
  isPreview: boolean,
): HeaderRules {
  const cached = ["/static/*", ...findHashedFiles(publicFolder).sort()];
  return {
    [withBaseUrl("/*")]: {
      ...siteHeaders,
      ...(!siteConfig.machines.train && { "TDM-Reservation": "1" }),
      // Keeps search engines off a preview, files that are no pages included.
      ...(isPreview && { "X-Robots-Tag": "noindex" }),
    },
    ...Object.fromEntries(
      cached.map((at) => [withBaseUrl(at), { "Cache-Control": immutable }]),
    ),
  };
}

const pathLine = /^(?:\/|https?:\/\/)/;

/**
 * Writes the owner's `_headers` with our rules added. A header that the owner
 * sets for the same path stays as it is. Each path is written once, because
 * Cloudflare reads the last of two only.
 */
export function mergeHeaders(owners: string, ours: HeaderRules): string {
  const blocks = new Map<string, string[]>();
  const blockAt = (at: string) => {
    const block = blocks.get(at) ?? [];
    blocks.set(at, block);
    return block;
  };
  let block: string[] = [];
  for (const line of owners.split("\n").map((one) => one.trim())) {
    if (line === "" || line.startsWith("#")) continue;
    if (pathLine.test(line)) block = blockAt(line);
    else block.push(line);
  }
  for (const [at, headers] of Object.entries(ours)) {
    const own = blockAt(at);
    const names = own.map((line) => line.split(":")[0]?.toLowerCase());
    for (const [name, value] of Object.entries(headers)) {
      // "! Name" is how Cloudflare leaves a header out.
      const lower = name.toLowerCase();
      if (names.includes(lower) || names.includes(`! ${lower}`)) continue;
      own.push(`${name}: ${value}`);
    }
  }
  return [...blocks]
    .map(([at, lines]) => [at, ...lines.map((line) => `  ${line}`)].join("\n"))
    .join("\n\n")
    .concat("\n");
}
