import type { Element, ElementContent, Nodes, Root } from "hast";
import type { Code } from "mdast";
import type { VFile } from "vfile";
import { toHtml } from "hast-util-to-html";
import { toString } from "hast-util-to-string";
import { h } from "hastscript";
import { readFileSync } from "node:fs";
import { suggest } from "../../../lib/nearest";
import { componentNode } from "../nodes";
import { warn } from "../report";
import {
  codeOptions,
  isLineMark,
  isPlainText,
  parseCodeMeta,
} from "./codeMeta";
import type { LineMark } from "./codeMeta";
import { createTransformers, wordClass } from "./codeTransformers";
import { memoize } from "../../../lib/memoize";

/** Highlights a code block with Shiki. */
export async function renderCodeBlock(node: Code, file: VFile) {
  const read = parseCodeMeta(node.lang ?? "", node.meta ?? "");
  const { language, title, firstNumber, isWrapped, unknown } = read;
  for (const option of unknown) {
    warn(file, `Unknown code block option "${option}".`, node, {
      expected: codeOptions,
      note: suggest(option, codeOptions),
    });
  }
  const { highlighter, languages } = await loadHighlighter();
  const known = languages.get(language);
  if (known && !highlighter.getLoadedLanguages().includes(language)) {
    await highlighter.loadLanguage(known.import);
  } else if (!known && !isPlainText(language)) {
    const reason = `Unknown language "${language}": the code is not highlighted.`;
    const note = suggest(language, [...languages.keys()]);
    warn(file, reason, node, {
      note: note ?? 'Write "text" for plain text.',
    });
  }
  const highlighted = highlighter.codeToHast(node.value, {
    lang: known ? language : "text",
    theme: "css-variables",
    transformers: createTransformers(read),
    meta: { __raw: read.words },
    // By default, lines that take half a second are not coloured, as on a busy machine.
    tokenizeTimeLimit: 0,
    mergeSameStyleTokens: true,
  });
  const [pre] = highlighted.children.filter(isElement);
  const [shown] = pre?.children.filter(isElement) ?? [];
  const lines = shown?.children.filter(isElement) ?? [];
  const isNumbered = firstNumber !== undefined;
  const content = renderLines(lines, isNumbered);
  const props = {
    html: toHtml(content, {
      characterReferences: { useNamedReferences: true },
    }),
    source: lines.map((line) => toString(line)).join("\n"),
    language: known?.name,
    title,
    wrap: isWrapped || undefined,
    first: firstNumber,
    digits: isNumbered
      ? String(firstNumber + lines.length - 1).length
      : undefined,
  };
  return componentNode("CodeBlock", props, node.position);
}

const isElement = (node: Nodes): node is Element => node.type === "element";

/** Lists the classes of an element: Shiki has one as a string, several as a list. */
const classesOf = ({ properties }: Element) =>
  [properties.class].flat().map(String);

/**
 * Renders the lines of a block. Only marked and numbered lines are elements;
 * each ends with its line break, so that copied text is the code.
 */
function renderLines(lines: Element[], isNumbered: boolean): Root {
  const marks = lines.map((line) => classesOf(line).filter(isLineMark));
  const children = lines.flatMap((line, index): ElementContent[] => {
    const lineMarks = marks[index] ?? [];
    const content = renderTokens(line.children);
    // Removing the comment of a mark leaves the space before it.
    if (lineMarks.length > 0) trimEnd(content.at(-1));
    if (index < lines.length - 1) content.push({ type: "text", value: "\n" });
    return lineMarks.length > 0 || isNumbered
      ? [renderLine(content, lineMarks)]
      : content;
  });
  return { type: "root", children };
}

/** Renders a line as the element for its mark: `<ins>`, `<del>`, else `<mark>`. */
function renderLine(content: ElementContent[], marks: LineMark[]): Element {
  const change = marks.find((mark) => mark !== "highlight");
  const tagName = change ?? (marks.length > 0 ? "mark" : "span");
  return h(tagName, { className: "code-line" }, content);
}

function trimEnd(node: ElementContent | undefined): void {
  if (node?.type === "text") node.value = node.value.trimEnd();
  else if (node?.type === "element") trimEnd(node.children.at(-1));
}

/** Renders coloured tokens and marked words as elements, the rest as text. */
const renderTokens = (nodes: ElementContent[]): ElementContent[] =>
  nodes.flatMap((node) => {
    if (!isElement(node)) return [node];
    const classes = classesOf(node);
    const content = renderTokens(node.children);
    const colour = classes.find((name) => name.startsWith("tk-"));
    // White space has no visible colour, so it needs no element.
    const isSeen = colour !== undefined && toString(node).trim() !== "";
    const token = isSeen
      ? [h("span", { className: colour }, content)]
      : content;
    return classes.includes(wordClass)
      ? [h("mark", { className: wordClass }, token)]
      : token;
  });

/** Loads the highlighter once per process: creating one takes longer than highlighting a hundred posts. */
const loadHighlighter = memoize(async () => {
  const [shiki, engine, { bundledLanguagesInfo }] = await Promise.all([
    import("shiki/core"),
    import("shiki/engine/oniguruma"),
    import("shiki/langs"),
  ]);
  const highlighter = await shiki.createHighlighterCore({
    themes: [shiki.createCssVariablesTheme({ fontStyle: false })],
    langs: [],
    engine: engine.createOnigurumaEngine(
      readFileSync(require.resolve("shiki/onig.wasm")),
    ),
  });
  /** All languages by id and alias. */
  const languages = new Map(
    bundledLanguagesInfo.flatMap((language) =>
      [language.id, ...(language.aliases ?? [])].map((name) => [
        name,
        language,
      ]),
    ),
  );
  return { highlighter, languages };
});
