import { siteConfig, withBaseUrl } from "../config/resolved";
import { localeCodes, localePath } from "../config/locales";
import type { Redirect } from "../site/routes/planRedirects";
import type { Output } from "./generatedFiles";
import { createHeaderRules, mergeHeaders } from "./headers";
import { createRobots } from "./machines";
import { createRedirectRules } from "./redirects";
import { createSitemap, type SitemapEntry } from "./sitemap";

/** Puts the owner's rules before ours, because hosts apply the first match. */
export const appendRules = (owners: string, ours: string): string => {
  const trimmed = owners.replaceAll("\r\n", "\n").trim();
  return [trimmed && `${trimmed}\n`, ours].filter(Boolean).join("\n");
};

/**
 * Rules for Netlify and Cloudflare: unknown paths below a locale show its own
 * not-found page with status 404.
 */
const notFoundRules = localeCodes
  .map((code) => localePath(code, "/"))
  .filter((root) => root !== "/")
  .map(withBaseUrl)
  .map((root) => `${root}/*  ${root}/404.html  404\n`)
  .join("");

/** Writes the files that crawlers and hosts request first. None of them may list a preview. */
export async function writeHostFiles(
  { folder, readOwners, replace, write }: Output,
  entries: readonly SitemapEntry[],
  redirects: readonly Redirect[],
  isPreview: boolean,
): Promise<void> {
  const ours = createRedirectRules(redirects) + notFoundRules;
  const allRules = appendRules(readOwners("_redirects"), ours);
  if (allRules) replace("_redirects", allRules);
  const headers = readOwners("_headers");
  const kept = isPreview
    ? headers.replace(/^\s*x-robots-tag:.*$/gim, "")
    : headers;
  const rules = createHeaderRules(folder, isPreview);
  replace("_headers", mergeHeaders(kept, rules));
  if (isPreview) {
    replace("robots.txt", "User-agent: *\nDisallow: /\n");
  } else {
    write("robots.txt", createRobots(siteConfig.machines));
    write("sitemap.xml", await createSitemap(entries));
  }
}
