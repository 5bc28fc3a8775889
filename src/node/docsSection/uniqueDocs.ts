import { splitNumber } from "../content/fileNames";
import type { ContentProblem } from "../content/problem";
import type { DocEntry } from "../collections/docFields";

type Unique = { docs: DocEntry[]; problems: ContentProblem[] };

/**
 * The pages that can stand beside each other: of two with one id in a version,
 * or with one path, the first in the order of their files stays.
 */
export function uniqueDocs(docs: readonly DocEntry[]): Unique {
  const inOrder = [...docs].sort((a, b) =>
    a.sourcePath < b.sourcePath ? -1 : 1,
  );
  const owners = new Map<string, DocEntry>();
  const problems = new Map<string, ContentProblem>();
  const kept = inOrder.filter((doc) => {
    const { area, locale, docId, path, sourcePath } = doc;
    const keys = [`${area} ${locale} ${docId}`, path];
    const [withId, withPath] = keys.map((key) => owners.get(key));
    const other = withId ?? withPath;
    if (!other) {
      for (const key of keys) owners.set(key, doc);
      return true;
    }
    // Versions that begin at one path are told once, not each of their pages.
    const isTold = other.area !== area && other.basePath === doc.basePath;
    if (isTold) return false;
    const pair = `${other.sourcePath} ${sourcePath}`;
    const problem = withId ? sameId(other, doc) : samePath(other, doc);
    // Each language has the same clash.
    if (!problems.has(pair)) problems.set(pair, problem);
    return false;
  });
  return { docs: kept, problems: [...problems.values()] };
}

const sameId = (first: DocEntry, doc: DocEntry): ContentProblem => ({
  severity: "error",
  file: doc.sourcePath,
  line: doc.lines.id,
  field: "id",
  message: `Its id "${doc.docId}" is that of ${first.sourcePath} as well.`,
  allowed: "one page for each id in a version",
  fix: waysOut(first, doc),
});

const withoutNumbers = ({ folder }: DocEntry) =>
  folder
    .split("/")
    .map((step) => splitNumber(step).name.toLowerCase())
    .join("/");

function waysOut(first: DocEntry, doc: DocEntry): string {
  if (withoutNumbers(first) !== withoutNumbers(doc)) {
    return 'Give one of them another "id".';
  }
  return first.lang === doc.lang
    ? 'Numbers only order pages: rename one of the files, or give it an "id" and a "slug".'
    : `Write the same number before both names, and the two are translations of each other: content/${first.folder}.`;
}

const samePath = (first: DocEntry, doc: DocEntry): ContentProblem => ({
  severity: "error",
  file: doc.sourcePath,
  line: doc.lines.slug,
  field: "slug",
  message: `Its path ${doc.path} is that of ${first.sourcePath} as well.`,
  allowed: "one page for each path",
  fix: 'Give one of them a "slug" of its own.',
});

/** Translations that would be pages of their own to sidebars and menus, because they have another id. */
export function strayIds(docs: readonly DocEntry[]): ContentProblem[] {
  const first = new Map<string, DocEntry>();
  return docs.flatMap((doc) => {
    if (doc.isFallback) return [];
    const other = first.get(doc.folder);
    if (!other) first.set(doc.folder, doc);
    if (!other || other.docId === doc.docId) return [];
    return {
      severity: "error" as const,
      file: doc.sourcePath,
      line: doc.lines.id,
      field: "id",
      message: `Its id "${doc.docId}" is not that of its translation ${other.sourcePath}: "${other.docId}".`,
      allowed: "one id for all translations of a page",
      fix: 'Write the same "id" in both files, or in none.',
    };
  });
}
