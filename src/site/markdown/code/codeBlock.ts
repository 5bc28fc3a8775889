import type { Element, ElementContent, Nodes, Root } from "hast";
import type { Code } from "mdast";
import type { ShikiTransformer } from "shiki/core";
import type { VFile } from "vfile";
import { toHtml } from "hast-util-to-html";
import { toString } from "hast-util-to-string";
import { h } from "hastscript";
import { readFileSync } from "node:fs";
import { suggest } from "../../../lib/nearest";
import { componentNode } from "../nodes";
import { warn } from "../report";
import { codeOptions, isPlainText, parseCodeMeta } from "./codeMeta";
import type { LineMark } from "./codeMeta";
import { hasComments, readMarks } from "./readMarks";
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
  if (hasComments(language) && node.value.includes("[!code "))
    warn(file, "Marks in brackets are shown as code: [!code …].", node, {
      note: 'Write "highlight-next-line", "ins-next-line" or "del-next-line" in a comment above the line.',
    });
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
  const { code, marks, missing } = readMarks(node.value, read);
  for (const lines of missing)
    warn(file, `The code has no lines "${lines}".`, node, {
      expected: [`numbers from 1 to ${marks.length}, such as {1} or {1,3-4}`],
    });
  const highlighted = highlighter.codeToHast(code, {
    lang: known ? language : "text",
    theme: "css-variables",
    transformers: [setClasses],
    // By default, lines that take half a second are not coloured, as on a busy machine.
    tokenizeTimeLimit: 0,
    mergeSameStyleTokens: true,
  });
  const [pre] = highlighted.children.filter(isElement);
  const [shown] = pre?.children.filter(isElement) ?? [];
  const lines = shown?.children.filter(isElement) ?? [];
  const isNumbered = firstNumber !== undefined;
  const content = renderLines(lines, marks, isNumbered);
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

/**
 * Renders the lines of a block. Only marked and numbered lines are elements;
 * each ends with its line break, so that copied text is the code.
 */
function renderLines(
  lines: Element[],
  marks: LineMark[][],
  isNumbered: boolean,
): Root {
  const children = lines.flatMap((line, index): ElementContent[] => {
    const lineMarks = marks[index] ?? [];
    const content = renderTokens(line.children);
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

/** Renders coloured tokens as elements, the rest as text. */
const renderTokens = (nodes: ElementContent[]): ElementContent[] =>
  nodes.flatMap((node) => {
    if (!isElement(node)) return [node];
    const content = renderTokens(node.children);
    const { class: colour } = node.properties;
    // White space has no visible colour, so it needs no element.
    const isSeen = colour !== undefined && toString(node).trim() !== "";
    return isSeen
      ? [h("span", { className: String(colour) }, content)]
      : content;
  });

/** Replaces the colours of tokens by classes, which the stylesheet defines for both colour modes. */
const setClasses: ShikiTransformer = {
  tokens(lines) {
    for (const token of lines.flat()) {
      const [, colour = "foreground"] =
        /--shiki-(?:token-)?([\w-]+)/.exec(token.color ?? "") ?? [];
      delete token.color;
      if (colour !== "foreground") token.htmlAttrs = { class: `tk-${colour}` };
    }
  },
};

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
