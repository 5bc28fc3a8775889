import { existsSync, statSync } from "node:fs";
import path from "node:path";
import { astro, markdown } from "./astro";
import { docusaurus } from "./docusaurus";
import { hugo } from "./hugo";
import { jekyll } from "./jekyll";
import type { Generator } from "./source";
import { wordpress } from "./wordpress";

/** By their names for `--from`; the first whose marks are there reads a folder. */
const generators: Readonly<Record<string, Generator>> = {
  docusaurus,
  jekyll,
  hugo,
  astro,
  markdown,
  wordpress,
};
export const sourceNames = Object.keys(generators);

/** Finds what reads a folder, or the file that WordPress exports. */
export function findGenerator(source: string, from = ""): Generator {
  const has = (name: string) => existsSync(path.join(source, name));
  const marked = Object.values(generators).find(({ marks }) => marks.some(has));
  const usual = statSync(source).isFile() ? wordpress : markdown;
  return generators[from] ?? marked ?? usual;
}
