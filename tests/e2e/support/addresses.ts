import { readFileSync } from "node:fs";

/** The data of a page: `dataOf("/about")`. */
export const dataOf = (path: string): RegExp =>
  new RegExp(`/page-data${path === "/" ? "/index" : path}/page-data\\.json`);

type Stats = { assetsByChunkName: Record<string, string[] | undefined> };

/** The script of a template: `scriptOf("page")`. */
export function scriptOf(template: string): RegExp {
  const stats = readFileSync("public/webpack.stats.json", "utf8");
  const { assetsByChunkName } = JSON.parse(stats) as Stats;
  const chunk = `component---src-templates-${template}-tsx`;
  const file = assetsByChunkName[chunk]?.findLast((name) =>
    name.endsWith(".js"),
  );
  if (file === undefined) throw new Error(`The build has no ${chunk}.`);
  return new RegExp(`${file.replace(".", "\\.")}$`);
}
