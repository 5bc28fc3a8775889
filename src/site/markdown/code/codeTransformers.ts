import type { ShikiTransformer } from "shiki/core";
import {
  parseMetaHighlightString,
  transformerMetaWordHighlight,
  transformerNotationMap,
  transformerNotationWordHighlight,
  transformerRemoveNotationEscape,
} from "@shikijs/transformers";
import { isLineMark, isPlainText, lineMarks } from "./codeMeta";
import type { CodeMeta, LineMark } from "./codeMeta";

type MarkedLine = { line: number; mark: LineMark };

/** The class of a marked word; the class of a marked line is the name of its mark. */
export const wordClass = "code-word";

/** Languages that are used to show how marks are written, or that have no comments. */
const withoutNotation = /^(?:md|mdx|markdown|diff)$/;

/** Creates the transformers for the marks of a block, by line number and in comments. */
export function createTransformers(meta: CodeMeta): ShikiTransformer[] {
  const { language, isDiff } = meta;
  const marked: MarkedLine[] = meta.ranges.flatMap(({ mark, lines }) =>
    (parseMetaHighlightString(`{${lines.replace(/\s/g, "")}}`) ?? []).map(
      (line) => ({ line, mark }),
    ),
  );
  const inComments =
    withoutNotation.test(language) || isPlainText(language)
      ? []
      : [
          readNextLine,
          transformerNotationMap({
            classMap: {
              ...Object.fromEntries(lineMarks.map((mark) => [mark, mark])),
              hl: "highlight",
              "++": "ins",
              "--": "del",
            },
          }),
          transformerNotationWordHighlight({ classActiveWord: wordClass }),
          transformerRemoveNotationEscape(),
        ];
  return [
    setClasses,
    ...(isDiff ? [readSigns(marked)] : []),
    ...inComments,
    transformerMetaWordHighlight({ className: wordClass }),
    {
      line(node, number) {
        for (const { line, mark } of marked)
          if (line === number) this.addClassToHast(node, mark);
      },
    },
  ];
}

/** Removes the signs of a diff, so that the lines are highlighted in their language. */
const readSigns = (marked: MarkedLine[]): ShikiTransformer => ({
  preprocess(code) {
    const lines = code.split("\n");
    const isIndented = lines.every((line) => /^(?:[-+ ]|$)/.test(line));
    return lines
      .map((line, index) => {
        const isChange = /^[-+]/.test(line);
        if (isChange)
          marked.push({
            line: index + 1,
            mark: line.startsWith("+") ? "ins" : "del",
          });
        return isChange || isIndented ? line.slice(1) : line;
      })
      .join("\n");
  },
});

const comment =
  /^(\s*(?:\{\/\*|\/\*|\/\/|<!--|#|--|;+|%|'|"|rem\b)\s*)([a-z]+)-(next-line|start|end)(\s*(?:\*\/\}|\*\/|-->)?\s*)$/i;

/**
 * Rewrites Docusaurus' comments as Shiki's: `highlight-next-line`, and
 * `highlight-start` with `highlight-end`, each on a separate line.
 */
const readNextLine: ShikiTransformer = {
  preprocess(code) {
    if (!/-(?:next-line|start|end)\b/.test(code)) return code;
    const lines = code.split("\n");
    return lines
      .flatMap((line, index) => {
        const [, before = "", name = "", where, after = ""] =
          comment.exec(line) ?? [];
        const mark = name.toLowerCase();
        if (!isLineMark(mark)) return [line];
        if (where === "end") return [];
        const end = lines.findIndex(
          (text, at) => at > index && text.includes(`${name}-end`),
        );
        const count = (end === -1 ? lines.length : end) - index - 1;
        const range = where === "start" ? `:${count}` : "";
        return [`${before}[!code ${mark}${range}]${after}`];
      })
      .join("\n");
  },
};

/**
 * Replaces the colours of tokens by classes, which the stylesheet defines for
 * both colour modes, and escapes marks outside of comments.
 */
const setClasses: ShikiTransformer = {
  tokens(lines) {
    for (const token of lines.flat()) {
      const [, colour = "foreground"] =
        /--shiki-(?:token-)?([\w-]+)/.exec(token.color ?? "") ?? [];
      delete token.color;
      if (colour !== "comment")
        token.content = token.content.replaceAll("[!code", "[\\!code");
      if (colour !== "foreground") token.htmlAttrs = { class: `tk-${colour}` };
    }
  },
};
