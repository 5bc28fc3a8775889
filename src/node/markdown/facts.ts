import type { VFile } from "vfile";
import { isTreeElement } from "../../lib/contentTree";
import type { TreeElement, TreeNode, TreeProps } from "../../lib/contentTree";
import { marks } from "../../components/ui";
import { tabItem } from "../../components/tabs/Tabs";
import { isBlockElement } from "./nodes";
import { locateLine } from "./partials";
import { reportError, warn } from "./report";

type Place = ReturnType<typeof locateLine>;
export type FoundLink = Place & { url: string };
export type FoundImage = Place & { src: string; alt: string };
export type Heading = { id: string; title: string; depth: number };

export type Facts = {
  links: FoundLink[];
  images: FoundImage[];
  /** All headings that a link can lead to. */
  headings: Heading[];
  /** Those of them that stand in no other block. */
  toc: Heading[];
  /** The prose without code and markup, one paragraph a line. */
  text: string;
  /** What stands in blocks of code. */
  code: string;
  /** The first paragraph, for a description where none is given. */
  firstParagraph: string;
};

/** Elements whose text is not read. */
const unread =
  /^(?:button|input|noscript|option|script|select|style|svg|template|textarea|title)$/;
/** Elements that part words. */
const space = /^(?:br|td|th)$/;
/** Elements whose files are audio or video. */
const media = /^(?:audio|video|source|track|embed)$/;
/** Texts of the interface, which are not the author's. */
const placeholder = new RegExp(
  `${marks.open}[^${marks.close}]*${marks.close}`,
  "g",
);

const fold = (text: string) =>
  text
    .replace(placeholder, "")
    .replace(/\s+/g, " ")
    .replace(/^[\s:]+|\s+$/g, "");

/** Footnote references, links back, and what only scripts use are not prose. */
const isUnread = (type: string, props: TreeProps) =>
  unread.test(type) ||
  "data-footnote-ref" in props ||
  "data-footnote-backref" in props ||
  props.id === "footnote-label" ||
  props["data-print"] === "hide";

/** Reads from a finished text, once, what pages, checks and the search need to know of it. */
export function readFacts(
  body: readonly TreeNode[],
  lines: WeakMap<object, number>,
  file: VFile,
): Facts {
  const facts: Facts = {
    links: [],
    images: [],
    headings: [],
    toc: [],
    text: "",
    code: "",
    firstParagraph: "",
  };
  const prose = [""];
  const code = [""];
  const read = (
    node: TreeNode,
    target: string[],
    line?: number,
    isTop = false,
  ) => {
    if (typeof node === "string") add(target, node);
    else if (isTreeElement(node))
      readElement(node, target, lines.get(node) ?? line, isTop);
    else for (const child of node) read(child, target, line);
  };
  const readElement = (
    [type, given, ...children]: TreeElement,
    target: string[],
    line: number | undefined,
    isTop: boolean,
  ) => {
    const props = given === 0 ? {} : given;
    readAddresses(type, props, line, facts, file);
    // <Tabs> makes something else of what it holds.
    if (type === tabItem)
      reportError(file, "<TabItem> stands outside of <Tabs>.", line);
    if (isUnread(type, props)) return;
    const isSpace = space.test(type);
    const isBlock = !isSpace && isBlockElement(type);
    if (isSpace) add(target, " ");
    const inner = type === "pre" ? code : target;
    if (isBlock) inner.push("");
    const html = props.dangerouslySetInnerHTML as
      { __html: string } | undefined;
    if (html) add(inner, textOfHtml(html.__html));
    for (const child of children) read(child, inner, line);
    const text = fold(inner.at(-1) ?? "");
    const depth = Number(/^h([1-6])$/.exec(type)?.[1]);
    if (depth && typeof props.id === "string") {
      const heading = { id: props.id, title: text, depth };
      facts.headings.push(heading);
      if (isTop) facts.toc.push(heading);
    }
    if (isTop && type === "p") facts.firstParagraph ||= text;
    if (isBlock) inner.push("");
  };
  for (const node of body) read(node, prose, undefined, true);
  facts.text = prose.map(fold).filter(Boolean).join("\n");
  facts.code = code.filter(Boolean).join("\n");
  return facts;
}

function add(target: string[], text: string): void {
  target.push((target.pop() ?? "") + text);
}

const entities = new Map(
  Object.entries({ lt: "<", gt: ">", quot: '"', "#x27": "'", amp: "&" }),
);
const tex = /<annotation encoding="application\/x-tex">([^<]*)</;

/** The text of HTML that the build made: of code, or of a formula that reads as it is written, such as E = mc^2. */
function textOfHtml(html: string): string {
  const formula = tex.exec(html)?.[1];
  const text = (formula ?? html)
    .replace(/<span class="visually-hidden">[^<]*<\/span>|<[^>]*>/g, "")
    .replace(
      /&(lt|gt|quot|#x27|amp);/g,
      (_, name: string) => entities.get(name) ?? "",
    );
  if (formula === undefined) return text;
  if (html.includes('class="katex-display"')) return "";
  return /^[^\\{}&]*$/.test(text) ? text.replace(/\s+/g, "") : "…";
}

function readAddresses(
  type: string,
  props: TreeProps,
  line: number | undefined,
  { links, images }: Facts,
  file: VFile,
): void {
  const place = locateLine(file, line);
  if (type === "Picture" || type === "img") {
    const alt = typeof props.alt === "string" ? props.alt : "";
    for (const src of [props.src, props.dark]) {
      if (typeof src === "string") images.push({ src, alt, ...place });
    }
  }
  if ("data-footnote-ref" in props || "data-footnote-backref" in props) return;
  const given =
    type === "Slot" ? (props.props as TreeProps | undefined) : props;
  const addresses = media.test(type)
    ? [props.src, props.poster]
    : [type === "form" ? props.action : given?.href];
  for (const url of addresses) {
    if (typeof url !== "string") continue;
    links.push({ url, ...place });
    if (/^javascript:/i.test(url))
      warn(file, `The link "${url}" runs a script.`, line);
  }
}
