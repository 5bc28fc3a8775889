import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { readColors } from "./colors";

const packages = [
  "harfbuzzjs",
  "@fontsource/source-serif-4",
  "@fontsource/instrument-sans",
];

const here = "src/node/cards/drawing";

const versionOf = (root: string, name: string): string => {
  const file = path.join(root, "node_modules", name, "package.json");
  return (JSON.parse(readFileSync(file, "utf8")) as { version: string })
    .version;
};

/** One hash over whatever decides how a card looks, besides its texts: the code that draws, colours, typefaces. */
export function drawingStamp(root: string): string {
  const hash = createHash("sha1");
  hash.update(JSON.stringify(readColors(root)));
  for (const name of packages) hash.update(`${name}@${versionOf(root, name)}`);
  for (const name of readdirSync(path.join(root, here)).sort()) {
    if (name.includes(".test.")) continue;
    hash.update(name).update(readFileSync(path.join(root, here, name)));
  }
  return hash.digest("hex");
}
