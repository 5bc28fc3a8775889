import { absoluteUrl } from "../../config/absoluteUrl";
import { localeCodes, localePath } from "../../config/locales";
import type { Output } from "./generatedFiles";
import { createSitemap, type SitemapEntry } from "./sitemap";

/**
 * Tells crawlers what they may read: everything, and where the sitemap is; of
 * a preview, nothing.
 */
const createRobots = (isPreview: boolean): string =>
  isPreview
    ? "User-agent: *\nDisallow: /\n"
    : `User-agent: *\nDisallow:\n\nSitemap: ${absoluteUrl("/sitemap.xml")}\n`;

/** Puts the owner's rules before ours: hosts take the first that matches. */
export const appendRules = (owners: string, ours: string): string => {
  const own = owners.replaceAll("\r\n", "\n").trim();
  return [own && `${own}\n`, ours].filter(Boolean).join("\n");
};

/**
 * Rules for Netlify and Cloudflare: unknown paths of each locale below the root
 * show its own not-found page, with the right status.
 */
const notFoundRules = localeCodes
  .map((code) => localePath(code, "/"))
  .filter((root) => root !== "/")
  .map((root) => `${root}/*  ${root}/404.html  404\n`)
  .join("");

/** Keeps search engines off a preview, files that are no pages included. */
const noIndexRule = "/*\n  X-Robots-Tag: noindex\n";

/** Writes what crawlers and hosts ask for first. Nothing may list a preview. */
export async function writeHostFiles(
  { readOwners, replace, write }: Output,
  entries: readonly SitemapEntry[],
  isPreview: boolean,
): Promise<void> {
  const redirects = appendRules(readOwners("_redirects"), notFoundRules);
  if (redirects) replace("_redirects", redirects);
  if (isPreview) {
    replace("robots.txt", createRobots(isPreview));
    replace("_headers", appendRules(readOwners("_headers"), noIndexRule));
  } else {
    write("robots.txt", createRobots(isPreview));
    write("sitemap.xml", await createSitemap(entries));
  }
}
