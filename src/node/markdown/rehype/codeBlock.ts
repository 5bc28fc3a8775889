import type { Element, ElementContent, Root, RootContent } from "hast";
import type { VFile } from "vfile";
import { toHtml } from "hast-util-to-html";
import { toString } from "hast-util-to-string";
import { ui } from "../../../components/ui";
import { suggest } from "../../diagnostics/suggest";
import { componentNode } from "../nodes";
import { warn } from "../report";
import { codeOptions, isLineMark, parseCodeMeta } from "./codeMeta";
import type { Fence, LineMark } from "./codeMeta";
import { wordClass } from "./codeTransformers";
import { highlight } from "./highlighter";

/**
 * Highlights a block of code with Shiki.
 * @param isFirst all blocks of a text find the buttons' texts at the first
 */
export async function renderCodeBlock(
  { info, meta, code, node }: Fence,
  isFirst: boolean,
  file: VFile,
): Promise<RootContent> {
  const read = parseCodeMeta(info, meta);
  const { language, title, firstNumber, isWrapped, unknown } = read;
  for (const option of unknown) {
    warn(file, `Unknown code block option "${option}".`, node, {
      expected: codeOptions,
      note: suggest(option, codeOptions),
    });
  }
  const made = await highlight(code, read);
  if (made.knownLanguages) {
    const reason = `Unknown language "${language}": the code is not highlighted.`;
    const note = suggest(language, made.knownLanguages);
    warn(file, reason, node, {
      note: note ?? 'Write "text" for plain text.',
    });
  }
  const isNumbered = firstNumber !== undefined;
  const lines = made.code.children.filter((node) => node.type === "element");
  const props = {
    html: toHtml(renderLines(lines, isNumbered), {
      characterReferences: { useNamedReferences: true },
    }),
    language: made.languageName,
    title,
    wrap: isWrapped || undefined,
    first: firstNumber,
    digits: isNumbered
      ? String(firstNumber + lines.length - 1).length
      : undefined,
    texts: isFirst || undefined,
  };
  return componentNode("CodeBlock", props, node.position);
}

const classesOf = ({ properties }: Element): string[] =>
  [properties.class, properties.className]
    .flat()
    .flatMap((names) => (typeof names === "string" ? names.split(" ") : []));

/**
 * A block's lines. A line is an element only where something is to be said of
 * it, and ends with its line break, so that the text stays the code.
 */
function renderLines(lines: Element[], isNumbered: boolean): Root {
  const marks = lines.map((line) => classesOf(line).filter(isLineMark));
  const isFocused = marks.some((all) => all.includes("focus"));
  const children = lines.flatMap((line, index): ElementContent[] => {
    const own = marks[index] ?? [];
    const isDimmed = isFocused && !own.includes("focus");
    const content = renderTokens(line);
    // What a mark stood behind.
    if (own.length > 0) trimEnd(content.at(-1));
    if (index < lines.length - 1) content.push({ type: "text", value: "\n" });
    return own.length > 0 || isDimmed || isNumbered
      ? [renderLine(content, own, isDimmed)]
      : content;
  });
  return { type: "root", children };
}

/** The element says by itself what a mark means, where HTML has one for it. */
function renderLine(
  content: ElementContent[],
  marks: LineMark[],
  isDimmed: boolean,
): Element {
  const change = marks.find((mark) => mark === "ins" || mark === "del");
  const tagName = change ?? (marks.length > 0 ? "mark" : "span");
  const named: string[] = marks.filter((mark) => mark !== change);
  if (isDimmed) named.push("dim");
  const isPlain = tagName === "mark" && String(named) === "highlight";
  const dataMark = named.length === 0 || isPlain ? undefined : named.join(" ");
  // Signs that HTML has no element for are also words.
  const word = marks.includes("error")
    ? ui("codeError")
    : marks.includes("warning")
      ? ui("codeWarning")
      : undefined;
  const spoken = word
    ? [element("span", { className: ["visually-hidden"] }, `${word}: `)]
    : [];
  return element(tagName, { className: ["code-line"], dataMark }, [
    ...spoken,
    ...content,
  ]);
}

function trimEnd(node: ElementContent | undefined): void {
  if (node?.type === "text") node.value = node.value.trimEnd();
  else if (node?.type === "element") trimEnd(node.children.at(-1));
}

const tokenColour = /--tk-(?:token-)?([\w-]+)/;

/** Tokens with a class for their colour, which the style sheet has for both modes. */
function renderTokens({ children }: Element): ElementContent[] {
  return children.flatMap((token): ElementContent[] => {
    if (token.type !== "element") return [token];
    const content = renderTokens(token);
    const isWord = classesOf(token).includes(wordClass);
    const colour = tokenColour.exec(String(token.properties.style))?.[1];
    const isColoured =
      colour && colour !== "foreground" && toString(token).trim() !== "";
    const coloured = isColoured
      ? [element("span", { className: [`tk-${colour}`] }, content)]
      : content;
    return isWord
      ? [element("mark", { className: [wordClass] }, coloured)]
      : coloured;
  });
}

const element = (
  tagName: string,
  properties: Element["properties"],
  content: ElementContent[] | string,
): Element => ({
  type: "element",
  tagName,
  properties,
  children:
    typeof content === "string" ? [{ type: "text", value: content }] : content,
});
