import { XMLParser } from "fast-xml-parser";
import { readOutput } from "./outputFolder";

type Link = { "@_hreflang": string; "@_href": string };
type Url = { loc: string; lastmod?: string; "xhtml:link"?: Link[] };

export const sitemapXml = readOutput("sitemap.xml");

const parser = new XMLParser({
  ignoreAttributes: false,
  isArray: (name) => name === "url" || name === "xhtml:link",
});
const { urlset } = parser.parse(sitemapXml) as { urlset: { url: Url[] } };

/** The entries of the sitemap, in its order. */
export const sitemapEntries: readonly Url[] = urlset.url;
