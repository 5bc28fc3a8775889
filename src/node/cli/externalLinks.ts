import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { site } from "../../config/site";
import type { Entry } from "../content/entry";
import { parseFrontMatter, parseYaml } from "../content/frontMatter";
import type { YamlSource } from "../content/frontMatter";
import { readAddress } from "../links/address";
import { configFile, configLines } from "../config/configFile";
import { configLinks } from "../links/configLinks";

/** A link to another site, and where it is written. */
export type ExternalLink = {
  url: string;
  file: string;
  line?: number;
  field?: string;
};

/** Lists the links to other sites in entries, data files of content/ and the site config. */
export function listExternalLinks(
  root: string,
  entries: readonly Entry[],
): ExternalLink[] {
  const read = (file: string) => readFileSync(path.join(root, file), "utf8");
  const written = entries.filter(({ isFallback }) => !isFallback);
  const lineOf = configLines(root);
  return [
    ...written.flatMap(({ sourcePath: file, links }) => [
      ...links.map((link) => ({ ...link, file })),
      ...linksInData(parseFrontMatter(read(file)), file),
    ]),
    ...listDataFiles(root).flatMap((file) =>
      linksInData(parseYaml(read(file)), file),
    ),
    ...configLinks(site).map(({ written: url, field }) => ({
      ...{ url, file: configFile, line: lineOf(field), field },
    })),
  ].flatMap(toExternal);
}

const listDataFiles = (root: string): string[] =>
  readdirSync(path.join(root, "content"), { recursive: true, encoding: "utf8" })
    .filter((name) => /\.ya?ml$/.test(name))
    .map((name) => `content/${name.split(path.sep).join("/")}`);

/** Links that are the whole value of a field. */
function linksInData(
  { data, lineOf }: YamlSource,
  file: string,
): ExternalLink[] {
  const collect = (
    value: unknown,
    steps: readonly string[],
  ): ExternalLink[] => {
    if (typeof value === "string") {
      if (!/^https?:\/\/\S+$/i.test(value)) return [];
      return [{ url: value, file, line: lineOf(steps) }];
    }
    if (typeof value !== "object" || value === null) return [];
    return Object.entries(value).flatMap(([key, inner]) =>
      collect(inner, [...steps, key]),
    );
  };
  return collect(data, []);
}

/** A link with its whole address; none for links within this site and to other things than pages. */
function toExternal(link: ExternalLink): ExternalLink[] {
  if (!/^(?:https?:)?\/\//i.test(link.url)) return [];
  if (readAddress(link.url, "/", site.url).kind !== "elsewhere") return [];
  const url = new URL(link.url, site.url);
  url.hash = "";
  return [{ ...link, url: url.href }];
}
