import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";

const found = new Set<string>();

const isCode = (name: string) =>
  /\.tsx?$/.test(name) && !/\.(?:test|d)\.tsx?$/.test(name);

/**
 * The names of these that stand in the code of src/, as whole words: what fills
 * a slot is called by its name there. A folder without code knows them all.
 * What has been found once is not looked for again.
 */
export function namesInCode(
  root: string,
  names: Iterable<string>,
): ReadonlySet<string> {
  const src = path.join(root, "src");
  const left = new Set([...names].filter((name) => !found.has(name)));
  if (left.size === 0) return found;
  if (!existsSync(path.join(src, "i18n"))) return new Set([...found, ...left]);
  for (const name of readdirSync(src, { recursive: true, encoding: "utf8" })) {
    if (!isCode(name)) continue;
    const words = new Set(
      readFileSync(path.join(src, name), "utf8").match(/\w+/g),
    );
    for (const one of left) {
      if (!words.has(one)) continue;
      left.delete(one);
      found.add(one);
    }
    if (left.size === 0) break;
  }
  return found;
}
