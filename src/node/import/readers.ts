import { statSync } from "node:fs";
import { isDocusaurus, readDocusaurus } from "./docusaurus";
import { isHugo, readHugo } from "./hugo";
import { isJekyll, readJekyll } from "./jekyll";
import { readMarkdown } from "./markdown";
import type { Report, SourceSite } from "./sourceSite";
import { readWordPress } from "./wordpress";

type Reader = (source: string, report: Report) => SourceSite;

/** By their names for `--from`. */
export const readers: Readonly<Record<string, Reader>> = {
  docusaurus: readDocusaurus,
  hugo: readHugo,
  jekyll: readJekyll,
  markdown: readMarkdown,
  wordpress: readWordPress,
};

/** Finds the reader by what lies in a folder; a file is WordPress'. */
export function findReader(source: string): Reader {
  if (statSync(source).isFile()) return readWordPress;
  if (isDocusaurus(source)) return readDocusaurus;
  if (isJekyll(source)) return readJekyll;
  return isHugo(source) ? readHugo : readMarkdown;
}
