import { directiveFromMarkdown } from "mdast-util-directive";
import { gfmAutolinkLiteralFromMarkdown } from "mdast-util-gfm-autolink-literal";
import { gfmFootnoteFromMarkdown } from "mdast-util-gfm-footnote";
import { gfmStrikethroughFromMarkdown } from "mdast-util-gfm-strikethrough";
import { gfmTableFromMarkdown } from "mdast-util-gfm-table";
import { gfmTaskListItemFromMarkdown } from "mdast-util-gfm-task-list-item";
import { mathFromMarkdown } from "mdast-util-math";
import { directive } from "micromark-extension-directive";
import { gfmAutolinkLiteral } from "micromark-extension-gfm-autolink-literal";
import { gfmFootnote } from "micromark-extension-gfm-footnote";
import { gfmStrikethrough } from "micromark-extension-gfm-strikethrough";
import { gfmTable } from "micromark-extension-gfm-table";
import { gfmTaskListItem } from "micromark-extension-gfm-task-list-item";
import { math } from "micromark-extension-math";
import type { Code, Construct, State } from "micromark-util-types";
import type { Data } from "unified";

const dollar = 36;
const isDigit = (code: Code) => code !== null && code >= 48 && code <= 57;
const isWordSign = (code: Code) =>
  code !== null && code > 0 && /[\p{L}\p{N}]/u.test(String.fromCodePoint(code));
/** Matches white space inside of a dollar, or a backslash before the second. */
const isLoose = /^\$\s|(?:\s|[^\\]\\)\$$/;

/**
 * Creates the syntax of formulas, in which prices such as "$5 and $10" stay text
 * by pandoc's rule: between single dollars a formula neither begins nor ends
 * with a space, and no digit follows it. It does not begin in a word or number
 * either: "US$5; 5$".
 */
function formulaSyntax() {
  const syntax = math();
  const construct = syntax.text?.[dollar] as Construct;
  const withoutPrices: Construct = {
    ...construct,
    tokenize(effects, ok, nok) {
      const isInWord = isWordSign(this.previous);
      const end: State = (code) => {
        const token = this.events.at(-1)?.[1];
        const text = token ? this.sliceSerialize(token) : "";
        const isSingle = !text.startsWith("$$");
        const isPrice =
          isSingle && (isInWord || isLoose.test(text) || isDigit(code));
        return isPrice ? nok(code) : ok(code);
      };
      return construct.tokenize.call(this, effects, end, nok);
    },
  };
  return { ...syntax, text: { [dollar]: withoutPrices } };
}

type Syntax = {
  /** Matches texts that may use the syntax; others are parsed without it, which saves a third of the time. */
  hint: RegExp;
  // Several versions of the types are installed, and disagree.
  micromark: object;
  mdast: object;
};

/** The syntax beyond Markdown itself: GitHub's, directives, formulas. */
const syntaxes: readonly Syntax[] = [
  {
    // Mail and web addresses, except in `[links](https://…)`.
    hint: /[\w+.-]@|www\.|(?<!\]\()https?:\/\//i,
    micromark: gfmAutolinkLiteral(),
    mdast: gfmAutolinkLiteralFromMarkdown(),
  },
  {
    hint: /\[\^/,
    micromark: gfmFootnote(),
    mdast: gfmFootnoteFromMarkdown(),
  },
  {
    // One tilde is a word's: "20~25", "~/notes".
    hint: /~~/,
    micromark: gfmStrikethrough({ singleTilde: false }),
    mdast: gfmStrikethroughFromMarkdown(),
  },
  {
    // The line below the head of a table.
    hint: /[|:][ \t]*-|-[ \t]*[|:]/,
    micromark: gfmTable(),
    mdast: gfmTableFromMarkdown(),
  },
  {
    hint: /\[[\sx]\]/i,
    micromark: gfmTaskListItem(),
    mdast: gfmTaskListItemFromMarkdown(),
  },
  {
    // Without text directives, `:name` within a line, which would change texts
    // such as 10:30 or "see:this".
    hint: /::/,
    micromark: { flow: directive().flow },
    mdast: directiveFromMarkdown(),
  },
  { hint: /\$/, micromark: formulaSyntax(), mdast: mathFromMarkdown() },
];

/** Finds the parser extensions that a text needs. */
export function findExtensions(source: string) {
  const needed = syntaxes.filter(({ hint }) => hint.test(source));
  return {
    micromarkExtensions: needed.map(({ micromark }) => micromark),
    fromMarkdownExtensions: needed.map(({ mdast }) => mdast),
  } as Data;
}
