import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { type ByteCounts, countBytes } from "./byteCounts";

export interface PageWeight {
  html: ByteCounts;
  json: ByteCounts;
  scripts: ByteCounts;
}

/**
 * What one page of a build weighs: its HTML, Gatsby's JSON for it, and the
 * scripts that its HTML names. Scripts that scripts load are not seen here;
 * `bench:weigh` sees them, in a browser.
 */
export function weighPage(output: string, pagePath: string): PageWeight {
  const html = readFileSync(findPage(output, pagePath));
  const fromOutput = (address: string) => path.join(output, address);
  return {
    html: countBytes([html]),
    json: readAll(listData(output, pagePath).map(fromOutput)),
    scripts: readAll(listScripts(html.toString()).map(fromOutput)),
  };
}

/** The local scripts that a page runs or preloads, each once. */
export function listScripts(html: string): string[] {
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

/** The JSON that Gatsby's runtime fetches to show a page. */
function listData(output: string, pagePath: string): string[] {
  const pageData = `/page-data${pagePath}/page-data.json`;
  if (!existsSync(path.join(output, pageData))) return [];
  const { staticQueryHashes = [] } = JSON.parse(
    readFileSync(path.join(output, pageData), "utf8"),
  ) as { staticQueryHashes?: string[] };
  return [
    pageData,
    "/page-data/app-data.json",
    ...staticQueryHashes.map((hash) => `/page-data/sq/d/${hash}.json`),
  ];
}

function findPage(output: string, pagePath: string): string {
  const candidates = [`${pagePath}/index.html`, `${pagePath}.html`];
  const found = candidates
    .map((candidate) => path.join(output, candidate))
    .find((file) => existsSync(file));
  if (!found) throw new Error(`${output} has no page ${pagePath}`);
  return found;
}

function readAll(files: readonly string[]): ByteCounts {
  return countBytes(files.map((file) => readFileSync(file)));
}
