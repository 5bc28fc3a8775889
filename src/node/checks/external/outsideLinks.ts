import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import type { Nodes } from "mdast";
import type { SiteInput } from "../../../config/types";
import { findContentFiles } from "../../content/findContentFiles";
import { contentPlace, isTextPlace } from "../../content/contentPlace";
import { readFrontMatter, readYaml } from "../../content/readFrontMatter";
import { parseText } from "../../mdx/parse";
import { readMarkdown } from "../../mdx/readMarkdown";
import { loadTools } from "../../mdx/tools";
import type { Tools } from "../../mdx/tools";
import { walk } from "../../mdx/walk";
import { isSkipped, readAddress } from "../address";
import { configPlace } from "../checkConfig";
import { configLinks } from "../configLinks";
import type { Place } from "../fault";
import { scanHtml } from "../scanHtml";
import type { OutsideLink } from "./formatOutcomes";

type Found = { url: string; place: Place };

type Sources = {
  root: string;
  site: SiteInput;
  skip: readonly string[];
  lineOf: (field: string) => number | undefined;
};

/** Addresses of other sites in all content and in the site config, without a build. */
export async function outsideLinks(sources: Sources): Promise<OutsideLink[]> {
  const { root, site, skip, lineOf } = sources;
  const tools = await loadTools();
  const found = [
    ...findContentFiles(root)
      .filter(({ relativePath }) => isTextPlace(contentPlace(relativePath)))
      .flatMap(({ relativePath }) =>
        linksOfText(root, `content/${relativePath}`, tools),
      ),
    ...mapFiles(root).flatMap((file) => linksOfMap(root, file)),
    ...configLinks(site).map((link) => ({
      url: link.written,
      place: configPlace(link, lineOf),
    })),
  ];
  const byUrl = new Map<string, OutsideLink>();
  for (const { url: written, place } of found) {
    const url = withoutAnchor(written, site.url);
    if (url === undefined || isSkipped(url, skip)) continue;
    const known = byUrl.get(url);
    if (known) known.places.push(place);
    else byUrl.set(url, { url, places: [place] });
  }
  return [...byUrl.values()];
}

/** The address as it is asked for; undefined for what is on this site, or no page at all. */
function withoutAnchor(written: string, site: string): string | undefined {
  if (!/^(?:https?:)?\/\//i.test(written)) return undefined;
  if (readAddress(written, "/", site).kind !== "elsewhere") return undefined;
  const url = new URL(written, site);
  url.hash = "";
  return url.href;
}

function linksOfText(root: string, file: string, tools: Tools): Found[] {
  const raw = readFileSync(path.join(root, file), "utf8");
  const { data, lineOf, body } = readFrontMatter(raw);
  const format = file.endsWith(".md") ? "md" : "mdx";
  const at = (url: string, line?: number) => ({ url, place: { file, line } });
  const mdast = parseText(body, format, tools);
  const found = readMarkdown(mdast).links.map(({ url, line }) => at(url, line));
  walk<Nodes>(mdast, (node) => {
    if (node.type !== "html") return;
    const line = node.position?.start.line;
    found.push(...scanHtml(node.value).links.map((url) => at(url, line)));
  });
  return [...found, ...addressesIn(data, file, lineOf)];
}

const mapFiles = (root: string) =>
  readdirSync(path.join(root, "content"))
    .filter((name) => /\.ya?ml$/.test(name))
    .map((name) => `content/${name}`);

function linksOfMap(root: string, file: string): Found[] {
  const raw = readFileSync(path.join(root, file), "utf8");
  const { data, lineOf } = readYaml(raw);
  return addressesIn(data, file, lineOf);
}

/** Addresses that are the whole value of a field. */
function addressesIn(
  value: unknown,
  file: string,
  lineOf: (steps: readonly PropertyKey[]) => number,
  steps: readonly PropertyKey[] = [],
): Found[] {
  if (typeof value === "string") {
    if (!/^https?:\/\/\S+$/i.test(value)) return [];
    return [{ url: value, place: { file, line: lineOf(steps) } }];
  }
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    addressesIn(inner, file, lineOf, [...steps, key]),
  );
}
