import { existsSync, readFileSync } from "node:fs";
import path from "node:path";

interface PageData {
  componentChunkName: string;
  staticQueryHashes?: string[];
}

interface WebpackStats {
  namedChunkGroups: Record<string, { assets: { name: string }[] }>;
}

export interface GatsbyPage {
  data: string[];
  scripts: string[];
}

/**
 * What Gatsby's runtime fetches to bring a page to life, beyond what the HTML
 * names: its data, and the scripts of the site and of its template. Null if the output is not
 * Gatsby's.
 */
export function readGatsbyPage(
  output: string,
  pagePath: string,
): GatsbyPage | null {
  const pageData = `/page-data${pagePath}/page-data.json`;
  if (!existsSync(path.join(output, pageData))) return null;

  const { componentChunkName, staticQueryHashes = [] } = readJson(
    path.join(output, pageData),
  ) as PageData;
  const { namedChunkGroups } = readJson(
    path.join(output, "webpack.stats.json"),
  ) as WebpackStats;
  const assets = ["app", componentChunkName].flatMap(
    (name) => namedChunkGroups[name]?.assets ?? [],
  );
  return {
    data: [
      pageData,
      "/page-data/app-data.json",
      ...staticQueryHashes.map((hash) => `/page-data/sq/d/${hash}.json`),
    ],
    scripts: assets
      .filter(({ name }) => name.endsWith(".js"))
      .map(({ name }) => `/${name}`),
  };
}

function readJson(file: string): unknown {
  return JSON.parse(readFileSync(file, "utf8"));
}
