import { nearest } from "../../../lib/nearest";
import type { MdxFault } from "../compileMdx";
import { commentStyle } from "./commentStyle";
import { highlight, isPlainText, knownLanguages } from "./highlight";
import type { CodeProblem, MarkedWord } from "./lineMark";
import { readComments } from "./readComments";
import { readDiff } from "./readDiff";
import { readFence } from "./readFence";
import { readRanges } from "./readRanges";
import { renderLines } from "./renderLines";

type Source = {
  code: string;
  /** The word behind the backticks, and what follows it. */
  info: string;
  meta: string;
  /** Line of the fence. */
  line?: number;
};

/** Attributes of a `CodeBlock`; what is text in the tree is text here. */
type CodeProps = Partial<
  Record<"html" | "language" | "title" | "digits" | "first" | "wrap", string>
>;

/** Makes a block of code of a fence: reads its marks, highlights it, says what is wrong. */
export async function codeBlock({
  code,
  info,
  meta,
  line,
}: Source): Promise<{ props: CodeProps; faults: MdxFault[] }> {
  const fence = readFence(info, meta);
  const { title, firstNumber, isWrapped } = fence;
  const [, language = fence.language] =
    /^diff-(.+)$/.exec(fence.language) ?? [];
  const style = commentStyle(language, isPlainText(language));
  const { lines: read, marked, words, problems } = readComments(code, style);
  const diff = language === fence.language ? null : readDiff(read);
  const lines = diff?.lines ?? read;
  const ranges = fence.ranges.map((one) =>
    readRanges(one.mark, one.lines, lines.length),
  );
  words.push(
    ...fence.words.map((text) => ({ text, from: 0, to: Infinity, at: 0 })),
  );
  const { lines: tokens, name, isKnown } = await highlight(lines, language);
  const html = renderLines(tokens, {
    marked: [
      ...marked,
      ...(diff?.marked ?? []),
      ...ranges.flatMap((found) => found.marked),
    ],
    words,
    isNumbered: firstNumber !== undefined,
  });

  const all = [
    ...(isKnown ? [] : [await unknownLanguage(language)]),
    ...fence.problems,
    ...ranges.flatMap((found) => found.problems),
    ...problems,
    ...words.filter((word) => !occurs(word, lines)).map(missingWord),
  ];
  return {
    props: {
      html,
      language: name,
      title,
      ...(firstNumber !== undefined && {
        first: String(firstNumber),
        digits: String(String(firstNumber + lines.length - 1).length),
      }),
      ...(isWrapped && { wrap: "true" }),
    },
    faults: all.map(({ at = 0, ...problem }) => ({
      severity: "warning" as const,
      line: line === undefined ? undefined : line + at,
      ...problem,
    })),
  };
}

const occurs = ({ text, from, to }: MarkedWord, lines: readonly string[]) =>
  lines.slice(from, to).some((line) => line.includes(text));

const missingWord = ({ text, at }: MarkedWord): CodeProblem => ({
  at,
  message: `"${text}" is to be marked, but does not occur in this block of code.`,
});

async function unknownLanguage(language: string): Promise<CodeProblem> {
  const meant = nearest(language, await knownLanguages());
  return {
    message: `There is no highlighting for the language "${language}"; the code is shown plain.`,
    fix: meant ? `Did you mean "${meant}"?` : 'Write "text" for plain text.',
  };
}
