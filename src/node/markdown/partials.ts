import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import remarkParse from "remark-parse";
import { unified } from "unified";
import { visit } from "unist-util-visit";
import type { VFile } from "vfile";
import { parseFrontMatter } from "../frontMatter";
import { reportError } from "./report";

declare module "vfile" {
  interface DataMap {
    /** The lines of a text with its partials, and the origin of each. */
    lines: { text: string; line: number; partial: string | undefined }[];
  }
}

/** Matches `import Part from "./_part.mdx"`, which inserts another text. */
const partialImport =
  /^import\s+(\w+)\s+from\s+["'](\.{1,2}\/[^"']+\.mdx?)["'];?[ \t\r]*$/gm;

/** Finds the origin of a line: in a partial, or in the file itself. */
export const locateLine = ({ data }: VFile, line?: number) => {
  const written = data.lines?.[(line ?? 0) - 1];
  return { partial: written?.partial, line: written?.line ?? line };
};

/**
 * Replaces each line `<Part />` by the text of the file that `import Part from
 * "./_part.mdx"` names, before anything is parsed: its headings, links, words
 * and footnotes are those of the entry.
 */
export function insertPartials(source: string, file: VFile): string {
  if (source.search(partialImport) === -1) return source;
  file.data.lines = [];
  addLines(source, file, [file.path]);
  return file.data.lines.map(({ text }) => text).join("\n");
}

/** Parses blocks as MDX does: without indented code and HTML. */
const parser = unified()
  .use(remarkParse)
  .data({
    micromarkExtensions: [{ disable: { null: ["codeIndented", "htmlFlow"] } }],
  });

function findCodeLines(source: string): ReadonlySet<number> {
  const lines = new Set<number>();
  visit(parser.parse(source), "code", ({ position }) => {
    const { start, end } = position ?? {};
    for (let line = start?.line ?? 1; line <= (end?.line ?? 0); line++)
      lines.add(line);
  });
  return lines;
}

const standalone = /^[\s>]*<\w+ *\/>\s*$/;

/**
 * Adds the lines of a text, and those of its partials.
 * @param paths the path of its file, and of the files that it is inserted into
 * @param prefix its indentation or quotation mark in those
 */
function addLines(source: string, file: VFile, paths: string[], prefix = "") {
  const { root = "" } = file.data.options ?? {};
  const [importer = "", ...outer] = paths;
  const partial = outer.length > 0 ? importer : undefined;
  const imports = new Map<string, string>();
  const codeLines = findCodeLines(source);
  for (const [index, text] of source.split("\n").entries()) {
    const line = { text: prefix + text, line: index + 1, partial };
    const at = file.data.lines?.push(line);
    if (codeLines.has(index + 1)) continue;
    const [imported] = text.matchAll(partialImport);
    const [name, target = ""] =
      [...imports].find(([as]) => new RegExp(`<${as}\\b`).test(text)) ?? [];
    const absolutePath = path.join(root, target);
    if (imported) {
      const [, as = "", url = ""] = imported;
      imports.set(as, path.posix.join(path.posix.dirname(importer), url));
    } else if (name === undefined) {
      if (!partial || !/^(?:import|export)\s/.test(text)) continue;
      reportError(file, "A partial can't import components or export.", at);
    } else if (!standalone.test(text)) {
      const reason = `<${name}> is a partial, which takes no attributes.`;
      const note = `Write <${name} /> on a line of its own.`;
      reportError(file, reason, at, { note });
    } else if (paths.includes(target)) {
      reportError(file, `${target} contains itself.`, at);
    } else if (!existsSync(absolutePath)) {
      reportError(file, `Partial not found: "${target}".`, at);
    } else {
      const { body } = parseFrontMatter(readFileSync(absolutePath, "utf8"));
      const indent = text.slice(0, text.indexOf("<"));
      addLines(`${body}\n`, file, [target, ...paths], prefix + indent);
    }
    line.text = prefix;
  }
}
