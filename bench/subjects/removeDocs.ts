import { readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";

/** What the site config says of documentation: its settings, its items of the bar, the links to it. */
const mentions = [
  /^ {2}docs: \{\n[^]*?^ {2}\},\n\n/m,
  /^ *\{ type: "docs?[A-Z]\w*".*\n/gm,
  /^ *\{ .*to: "\/handbook".*\n/gm,
];

/** Makes of a copy of the project a site without documentation. */
export function removeDocs(folder: string): void {
  const content = path.join(folder, "content");
  for (const name of readdirSync(content)) {
    if (!/^docs(?:[-@]|$)/.test(name)) continue;
    rmSync(path.join(content, name), { recursive: true });
  }
  const config = path.join(folder, "src/config/site.ts");
  const text = readFileSync(config, "utf8");
  writeFileSync(
    config,
    mentions.reduce((rest, mention) => rest.replace(mention, ""), text),
  );
}
