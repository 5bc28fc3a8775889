import { existsSync, readFileSync } from "node:fs";
import { Parser } from "htmlparser2";
import {
  describeNamed,
  formsOf,
  hasName,
  holdsName,
} from "./collections/checkConfidence";
import type { LoadedEntry } from "./collections";
import type { SiteData } from "./content/data/loadData";
import { isDrawing } from "./content/images";
import type { Diagnostic } from "./diagnostics/diagnostic";

/** Reports what names the client of a confidential project: its translations, the posts that it lists, its drawings, and what says for whom the owner works. */
export function checkConfidentialClients(
  entries: readonly LoadedEntry[],
  data: Pick<SiteData, "authors" | "cv">,
): Diagnostic[] {
  const statements = listStatements(entries, data);
  const isPublic = (name: string) =>
    entries.some(
      (entry) =>
        entry.nodeType === "Project" &&
        entry.confidentialClient === undefined &&
        formsOf(entry.client)[0] === formsOf(name)[0],
    );
  const named = entries.flatMap((project) => {
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
    const said = statements
      .filter(({ value }) => !isPublic(name) && holdsName(value, name))
      .map(({ file, field }) => ({ ...describeNamed(name), file, field }));
    return [...texts, ...drawings, ...said];
  });
  // Each language of the project, and of what names the client, finds it again.
  return [...new Map(named.map((one) => [JSON.stringify(one), one])).values()];
}

type Statement = { file: string; field: PropertyKey[]; value: unknown };

/** Lists what says for whom the owner works: the CV, authors, and what clients say on the start page and of projects. Other texts may speak of a company as everybody does. */
function listStatements(
  entries: readonly LoadedEntry[],
  { authors, cv }: Pick<SiteData, "authors" | "cv">,
): Statement[] {
  const statements: Statement[] = [];
  const add = (file: string | null, field: PropertyKey[], value: unknown) =>
    file !== null && value && statements.push({ file, field, value });
  for (const { sourcePath, basics, work } of cv) {
    add(sourcePath, ["basics"], basics);
    for (const [at, time] of work.entries())
      add(sourcePath, ["work", at], time);
  }
  for (const { sourcePath, key, title, bio } of authors)
    add(sourcePath, [key], [title, bio]);
  for (const entry of entries) {
    if (entry.nodeType === "Project")
      add(entry.sourcePath, ["testimonial"], entry.testimonial);
    if (entry.nodeType === "Page")
      add(entry.sourcePath, ["home", "voices"], entry.home?.voices);
  }
  return statements;
}

/** True for a drawing whose words have a name, or what programs note in it: names of layers and files. */
function isDrawingOf(file: string, name: string): boolean {
  if (!isDrawing(file) || !existsSync(file)) return false;
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
