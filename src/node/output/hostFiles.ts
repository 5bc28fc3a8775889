import { absoluteUrl, siteConfig, withBaseUrl } from "../../config/resolved";
import type { ResolvedSite } from "../../config/types";
import { localeCodes, localePath } from "../../config/locales";
import type { Redirect } from "../routes/planRedirects";
import type { Output } from "./generatedFiles";
import { createHeaderRules, mergeHeaders } from "./headers";
import { createReservation, createRobots, reservationFile } from "./machines";
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

const securityFile = ".well-known/security.txt";
const yearInMs = 365 * 24 * 60 * 60 * 1000;

/** Writes security.txt (RFC 9116), which tells where to report vulnerabilities. */
export function createSecurityText(
  { contact, expires }: NonNullable<ResolvedSite["security"]>,
  now = Date.now(),
): string {
  const isPage = /^https:/i.test(contact);
  return [
    `Contact: ${isPage ? contact : `mailto:${contact}`}`,
    `Expires: ${new Date(expires ?? now + yearInMs).toISOString()}`,
    `Preferred-Languages: ${localeCodes.join(", ")}`,
    `Canonical: ${absoluteUrl(`/${securityFile}`)}`,
    "",
  ].join("\n");
}

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
  const { security, machines } = siteConfig;
  if (!machines.train) write(reservationFile, createReservation());
  if (security) write(securityFile, createSecurityText(security));
  if (isPreview) {
    replace("robots.txt", "User-agent: *\nDisallow: /\n");
  } else {
    write("robots.txt", createRobots(siteConfig.machines));
    write("sitemap.xml", await createSitemap(entries));
  }
}
