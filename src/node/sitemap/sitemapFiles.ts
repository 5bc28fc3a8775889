import { buffer } from "node:stream/consumers";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { ErrorLevel, SitemapIndexStream, SitemapStream } from "sitemap";
import { absoluteUrl } from "../../config/absoluteUrl";
import { SITEMAP_LIMIT } from "../../config/constants";
import type { SitemapEntry } from "./sitemapEntries";

/** A file of the output: its name below public/, and its text. */
export type OutputFile = { name: string; text: string };

/** The sitemap's files: one, or an index and its parts where one may not hold all addresses. */
export async function sitemapFiles(
  entries: readonly SitemapEntry[],
  limit = SITEMAP_LIMIT,
): Promise<OutputFile[]> {
  if (entries.length === 0) return [];
  if (entries.length <= limit) {
    return [{ name: "sitemap.xml", text: await urlSet(entries) }];
  }
  const files: OutputFile[] = [];
  const parts: { url: string; lastmod?: string }[] = [];
  for (let start = 0; start < entries.length; start += limit) {
    const part = entries.slice(start, start + limit);
    const name = `sitemap-${parts.length + 1}.xml`;
    const lastmod = part
      .map((entry) => entry.lastmod ?? "")
      .sort()
      .at(-1);
    files.push({ name, text: await urlSet(part) });
    parts.push({ url: absoluteUrl(`/${name}`), ...(lastmod && { lastmod }) });
  }
  const index = new SitemapIndexStream();
  return [{ name: "sitemap.xml", text: await textOf(parts, index) }, ...files];
}

const urlSet = (entries: readonly SitemapEntry[]) =>
  textOf(
    entries,
    new SitemapStream({
      level: ErrorLevel.THROW,
      xmlns: { news: false, xhtml: true, image: false, video: false },
    }),
  );

async function textOf(
  items: readonly object[],
  stream: SitemapStream | SitemapIndexStream,
): Promise<string> {
  const written = pipeline(Readable.from(items), stream);
  const [text] = await Promise.all([buffer(stream), written]);
  return text.toString();
}
