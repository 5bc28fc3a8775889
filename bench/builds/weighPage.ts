import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";

export interface ByteCounts {
  raw: number;
  gzip: number;
  brotli: number;
}

export interface PageWeight {
  html: ByteCounts;
  json: ByteCounts;
  scripts: ByteCounts;
}

/**
 * What one page of a build weighs: its HTML, the scripts that its HTML names,
 * and for Gatsby the JSON and scripts that its runtime adds. What the scripts
 * of others load is not seen here; `bench:weigh` sees it, in a browser.
 */
export function weighPage(output: string, pagePath: string): PageWeight {
  const html = readFileSync(findPage(output, pagePath));
  const gatsby = readGatsbyPage(output, pagePath);
  const scripts = [...listScripts(html.toString()), ...(gatsby?.scripts ?? [])];
  const readAll = (addresses: Iterable<string>) =>
    countBytes(
      Array.from(addresses, (address) =>
        readFileSync(path.join(output, address)),
      ),
    );
  return {
    html: countBytes([html]),
    json: readAll(gatsby?.data ?? []),
    scripts: readAll(new Set(scripts)),
  };
}

/** The local scripts that a page runs or preloads, each once. */
function listScripts(html: string): string[] {
  const tags = html.match(/<(?:script|link)\s[^>]*>/g) ?? [];
  const addresses = tags
    .filter(
      (tag) =>
        tag.startsWith("<script") ||
        /rel="?modulepreload/.test(tag) ||
        (/rel="?preload/.test(tag) && /as="?script/.test(tag)),
    )
    .map((tag) => /\s(?:src|href)="?([^"\s>]+)/.exec(tag)?.[1]);
  return [...new Set(addresses)].filter(
    (address) => address !== undefined && /^\/(?!\/)/.test(address),
  ) as string[];
}

function findPage(output: string, pagePath: string): string {
  const candidates = [`${pagePath}/index.html`, `${pagePath}.html`];
  const found = candidates
    .map((candidate) => path.join(output, candidate))
    .find((file) => existsSync(file));
  if (!found) throw new Error(`${output} has no page ${pagePath}`);
  return found;
}

interface PageData {
  componentChunkName: string;
  staticQueryHashes?: string[];
}

interface WebpackStats {
  namedChunkGroups: Record<string, { assets: { name: string }[] }>;
}

interface GatsbyPage {
  data: string[];
  scripts: string[];
}

/**
 * What Gatsby's runtime fetches to bring a page to life, beyond what the HTML
 * names: its data, and the scripts of the site and of its template. Null where
 * the output is not Gatsby's.
 */
function readGatsbyPage(output: string, pagePath: string): GatsbyPage | null {
  const pageData = `/page-data${pagePath}/page-data.json`;
  if (!existsSync(path.join(output, pageData))) return null;

  const { componentChunkName, staticQueryHashes = [] } = readJson(
    path.join(output, pageData),
  ) as PageData;
  const { namedChunkGroups } = readJson(
    path.join(output, "webpack.stats.json"),
  ) as WebpackStats;
  const assets = ["app", componentChunkName].flatMap(
    (name) => namedChunkGroups[name]?.assets ?? [],
  );
  return {
    data: [
      pageData,
      "/page-data/app-data.json",
      ...staticQueryHashes.map((hash) => `/page-data/sq/d/${hash}.json`),
    ],
    scripts: assets
      .filter(({ name }) => name.endsWith(".js"))
      .map(({ name }) => `/${name}`),
  };
}

function readJson(file: string): unknown {
  return JSON.parse(readFileSync(file, "utf8"));
}

/** Bytes of several files, each compressed by itself, as they travel. */
function countBytes(contents: readonly Buffer[]): ByteCounts {
  const counts = { raw: 0, gzip: 0, brotli: 0 };
  for (const content of contents) {
    counts.raw += content.length;
    counts.gzip += gzipSync(content, { level: 9 }).length;
    counts.brotli += compressBrotli(content).length;
  }
  return counts;
}

/** Brotli at its best, as a host that compresses ahead of time serves it. */
export function compressBrotli(content: Buffer): Buffer {
  return brotliCompressSync(content, {
    params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY },
  });
}
