import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { type ByteCounts, countBytes } from "./byteCounts";
import { readGatsbyPage } from "./readGatsbyPage";

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

function findPage(output: string, pagePath: string): string {
  const candidates = [`${pagePath}/index.html`, `${pagePath}.html`];
  const found = candidates
    .map((candidate) => path.join(output, candidate))
    .find((file) => existsSync(file));
  if (!found) throw new Error(`${output} has no page ${pagePath}`);
  return found;
}
