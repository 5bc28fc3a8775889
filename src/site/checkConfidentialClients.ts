import { existsSync, readFileSync } from "node:fs";
import { Parser } from "htmlparser2";
import {
  describeNamed,
  formsOf,
  hasName,
  holdsName,
} from "./collections/checkConfidence";
import type { LoadedEntry } from "./collections";
import type { Diagnostic } from "./diagnostics/diagnostic";

/** Reports what names the client of a confidential project: its translations, the posts that it lists, its drawings. */
export const checkConfidentialClients = (
  entries: readonly LoadedEntry[],
): Diagnostic[] =>
  entries.flatMap((project) => {
    const { folder, lang, confidentialClient: name } = project;
    if (project.nodeType !== "Project" || name === undefined) return [];
    const posts = project.posts.map((post) => `blog/${post}`);
    const isBeside = (entry: LoadedEntry) =>
      entry.folder === folder
        ? entry.lang !== lang
        : posts.includes(entry.folder);
    const texts = entries
      .filter((entry) => isBeside(entry) && namesClient(entry, name))
      .map(({ sourcePath: file }) => ({ ...describeNamed(name), file }));
    const drawings = [project.cover, project.coverDark, ...project.images]
      .filter((image) => image && isDrawingOf(image.filePath, name))
      .map((image) => ({
        ...describeNamed(name),
        file: project.sourcePath,
        line: image?.line,
        field: image?.field,
        actual: image?.src,
      }));
    return [...texts, ...drawings];
  });

/** True for a drawing whose words have a name, or what programs note in it: names of layers and files. */
function isDrawingOf(file: string, name: string): boolean {
  if (!/\.svg$/i.test(file) || !existsSync(file)) return false;
  const source = readFileSync(file, "utf8");
  const words: string[] = [];
  const parser = new Parser({ ontext: (text) => words.push(text) });
  parser.end(source);
  return hasName(words.join(""), name) || hasName(source, name);
}

/** Looks into all that a page may show: its fields, its text, and the addresses in it. */
function namesClient(entry: LoadedEntry, name: string): boolean {
  const { diagnostics, confidentialClient, ...shown } = entry;
  if (confidentialClient && formsOf(confidentialClient)[0] === formsOf(name)[0])
    return false;
  return holdsName(shown, name);
}
