import type { Nodes, Parents, Root } from "mdast";
import katex from "katex";
import type {} from "mdast-util-math";
import remarkParse from "remark-parse";
import { unified } from "unified";
import { preprocess } from "../markdown/preprocess";
import { moduleCode } from "../markdown/remark/lint";
import { findExtensions } from "../markdown/remark/syntax";
import { writeTarget, writeVideo } from "./components";

/** Finds where an address of the old site leads now; undefined for nowhere. */
export type Resolve = (
  address: string,
  isFile: boolean,
  line: number,
) => string | undefined;

/** Gives a Markdown text the addresses of this site; all else stays as it is written. */
export function translateText(written: string, resolve: Resolve): string {
  const text = preprocess(written, "md");
  const lines = written.split("\n");

  const print = (node: Nodes): string => {
    const { start, end } = node.position ?? {};
    switch (node.type) {
      case "link":
      case "image":
      case "definition": {
        const isImage = node.type === "image";
        const to = resolve(node.url, isImage, start?.line ?? 1);
        if (to === node.url) return printParts(node);
        if (node.type === "definition")
          return `[${node.label ?? ""}]: ${writeTarget(to ?? "#", node.title)}`;
        const words = isImage ? (node.alt ?? "") : printChildren(node);
        if (to === undefined) return words;
        return `${isImage ? "!" : ""}[${words}](${writeTarget(to, node.title)})`;
      }
      case "html":
        return translateHtml(printParts(node), (...address) =>
          resolve(...address, start?.line ?? 1),
        );
      case "inlineMath":
      case "math":
        // Dollars of a text without formulas.
        return isFormula(node.value)
          ? printParts(node)
          : printParts(node).replaceAll("$", "\\$");
      case "text":
        // As a module's code would be in MDX.
        return moduleCode.test(node.value)
          ? printParts(node).replace(/\S.*/, "`$&`")
          : printParts(node);
      case "code":
        // `preprocess` rewrites code as well.
        return lines
          .slice((start?.line ?? 1) - 1, end?.line)
          .join("\n")
          .slice((start?.column ?? 1) - 1);
      default:
        return printParts(node);
    }
  };

  const startOf = ({ position }: Nodes) => position?.start.offset ?? 0;
  const endOf = ({ position }: Nodes) => position?.end.offset ?? 0;
  /** Prints what lies between two offsets, nodes included. */
  const printBetween = (nodes: readonly Nodes[], from: number, to: number) => {
    let printed = "";
    let done = from;
    for (const node of nodes) {
      // Addresses that the parser finds among words have no position.
      if (!node.position) continue;
      const gap = text.slice(done, startOf(node));
      printed += gap.replace(/\n{3,}/, "\n\n") + print(node);
      done = endOf(node);
    }
    return printed + text.slice(done, to);
  };
  const printParts = (node: Nodes) =>
    printBetween(
      "children" in node ? node.children : [],
      startOf(node),
      endOf(node),
    );
  const printChildren = ({ children }: Parents) => {
    const positioned = children.filter(({ position }) => position);
    const [first, last] = [positioned[0], positioned.at(-1)];
    return first && last
      ? printBetween(positioned, startOf(first), endOf(last))
      : "";
  };
  const processor = unified().use(remarkParse).data(findExtensions(text));
  const tree: Root = processor.parse(text);
  return printBetween(tree.children, 0, text.length);
}

function isFormula(value: string): boolean {
  try {
    katex.renderToString(value);
    return true;
  } catch {
    return false;
  }
}

const videoFrame =
  /^\s*<iframe[^>]*\ssrc=["']([^"']*(?:youtu|vimeo)[^"']*)["'][^>]*>\s*(?:<\/iframe>\s*)?$/i;

function translateHtml(
  html: string,
  resolve: (address: string, isFile: boolean) => string | undefined,
): string {
  const video = videoFrame.exec(html)?.[1];
  const written = video && writeVideo(video);
  if (written) return written.trim();
  return html
    .replace(/<!--\s*more\s*-->/i, "<!-- truncate -->")
    .replace(/<(?=\/?[A-Z]\w*[a-z])/g, "&lt;")
    .replace(/\ssrcset\s*=\s*(?:"[^"]*"|'[^']*')/gi, "")
    .replace(
      /(\s(src|href|poster)\s*=\s*)(["'])(.*?)\3/gi,
      (_, start: string, name: string, mark: string, address: string) => {
        const to = resolve(address, name.toLowerCase() !== "href");
        return to === undefined ? "" : start + mark + to + mark;
      },
    );
}
