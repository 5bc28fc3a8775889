import {
  existsSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import path from "node:path";
import { absoluteUrl } from "../../config/absoluteUrl";
import { isPreview } from "../../config/preview";
import { sitemapFiles } from "../sitemap/sitemapFiles";
import type { SitemapEntry } from "../sitemap/sitemapEntries";
import { robots } from "./robots";

/** Netlify's and Cloudflare's rule for the whole site, files that are no pages included. */
const noIndexRule = "/*\n  X-Robots-Tag: noindex\n";

/**
 * Writes what crawlers ask for first: robots.txt and the sitemap. A file of the
 * owner's own in static/ stays as it is, save in a preview, which nothing may list.
 */
export async function writeForCrawlers(
  root: string,
  entries: readonly SitemapEntry[],
  preview = isPreview,
): Promise<void> {
  const inPublic = (name: string) => path.join(root, "public", name);
  const isOwners = (name: string) =>
    existsSync(path.join(root, "static", name));
  for (const old of readdirSync(inPublic("."))) {
    if (/^sitemap(-\d+)?\.xml$/.test(old)) rmSync(inPublic(old));
  }
  const files = await sitemapFiles(preview ? [] : entries);
  for (const { name, text } of files) writeFileSync(inPublic(name), text);
  if (preview || !isOwners("robots.txt")) {
    const text = robots(absoluteUrl("/sitemap.xml"), preview);
    writeFileSync(inPublic("robots.txt"), text);
  }
  const headers = inPublic("_headers");
  const old = existsSync(headers) ? readFileSync(headers, "utf8") : "";
  const others = old.replaceAll(noIndexRule, "");
  if (preview) writeFileSync(headers, others + noIndexRule);
  else if (others !== old && others === "") rmSync(headers);
  else if (others !== old) writeFileSync(headers, others);
}
