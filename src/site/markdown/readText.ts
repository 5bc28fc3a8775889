import type { Element, Root } from "hast";
import type { VFile } from "vfile";
import { EXIT, visit } from "unist-util-visit";
import { buttonLabels } from "../../components/code/CodeBlock";
import { estimateReadingTime } from "./readingTime";
import { readSources } from "./addresses";
import { createExcerpt, withoutMarker } from "./excerpt";
import { readFacts } from "./facts";
import { setHeadingIds } from "./rehype/headingIds";
import type { CompiledMarkdown, CompileOptions } from "./types";

/** Reads a rendered text: its excerpt and all that pages, checks and the search need to know. */
export function readText(
  tree: Root,
  { lang, toc }: Pick<CompileOptions, "lang" | "toc">,
  file: VFile,
): Omit<CompiledMarkdown, "title" | "module"> {
  setHeadingIds(tree, file);
  labelButtons(tree);
  const body: Root = { type: "root", children: withoutMarker(tree) };
  const facts = readFacts(body, file);
  return {
    ...facts,
    ...createExcerpt(tree),
    body,
    toc: facts.toc.filter(
      ({ depth }) => toc && depth >= toc.minLevel && depth <= toc.maxLevel,
    ),
    sources: readSources(body),
    components: listFolders(body),
    readingTime: estimateReadingTime(facts.text, lang),
  };
}

/** Adds the labels of the buttons to the first block of code, for all. */
function labelButtons(tree: Root): void {
  const isCode = ({ data }: Element) => data?.folder === "code";
  visit(tree, "element", (node) => {
    if (!isCode(node)) return undefined;
    node.properties.dataTexts = buttonLabels;
    return EXIT;
  });
}

/** Lists the folders of all components in a tree. */
export function listFolders(tree: Root): string[] {
  const folders = new Set<string>();
  visit(tree, "element", ({ data }) => {
    if (data?.folder !== undefined) folders.add(data.folder);
  });
  return [...folders].sort();
}
