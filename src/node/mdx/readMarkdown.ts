import type { Identifier, Literal, Program } from "estree-jsx";
import type { Nodes, Root } from "mdast";
import type { MdxJsxAttribute } from "mdast-util-mdx-jsx";
import "mdast-util-mdx";
import { authorParts, type Part } from "../../parts/registry";
import { foldedText } from "./plainText";
import { walk } from "./walk";

export type FoundImage = { src: string; alt: string; line?: number };
export type FoundLink = { url: string; line?: number };
/** What a file imports, as it is written. */
export type FoundImport = {
  source: string;
  /** The names that it takes, with "default" for the module's own. */
  names: string[];
  line?: number;
};
export type FoundComponent = { name: string; line?: number };

export type MarkdownFacts = {
  images: FoundImage[];
  links: FoundLink[];
  imports: FoundImport[];
  /** JSX elements with a capital: components. */
  components: FoundComponent[];
  /** The prose without code and markup, one paragraph a line. */
  text: string;
  /** What stands in code blocks, for the search. */
  code: string;
  /** The first paragraph, for a description where none is given. */
  firstParagraph: string;
};

const attribute = (node: Nodes, name: string): string | undefined => {
  if (node.type !== "mdxJsxFlowElement" && node.type !== "mdxJsxTextElement") {
    return undefined;
  }
  const found = node.attributes.find(
    (item): item is MdxJsxAttribute =>
      item.type === "mdxJsxAttribute" && item.name === name,
  );
  return typeof found?.value === "string" ? found.value : undefined;
};

const block =
  /^(?:mdxJsxFlow|(?:heading|paragraph|list|table|blockquote|code)$)/;

/** Words between tags that no paragraph holds, as in `<summary>More</summary>`. */
const looseText = (children: readonly Nodes[]) =>
  children
    .filter(({ type }) => !block.test(type))
    .map(foldedText)
    .join(" ")
    .trim();
const partOf = (name: string): Partial<Part> =>
  name === "img" ? { pictures: ["src"] } : (authorParts[name] ?? {});

const nameOf = (name: Identifier | Literal) =>
  name.type === "Identifier" ? name.name : String(name.value);

function namesTaken(statement: Program["body"][number]): string[] {
  if (statement.type === "ExportNamedDeclaration") {
    return statement.specifiers.map(({ local }) => nameOf(local));
  }
  if (statement.type !== "ImportDeclaration") return [];
  return statement.specifiers.flatMap((specifier) => {
    if (specifier.type === "ImportDefaultSpecifier") return ["default"];
    return specifier.type === "ImportSpecifier"
      ? [nameOf(specifier.imported)]
      : [];
  });
}

const importsOf = (program: Program | null | undefined): FoundImport[] =>
  (program?.body ?? []).flatMap((statement) => {
    const source = "source" in statement ? statement.source : undefined;
    if (typeof source?.value !== "string") return [];
    const line = source.loc?.start.line;
    return { source: source.value, names: namesTaken(statement), line };
  });

/** Reads everything from a Markdown tree that does not need it rendered. */
export function readMarkdown(mdast: Root): MarkdownFacts {
  const facts: Omit<MarkdownFacts, "text" | "code" | "firstParagraph"> = {
    images: [],
    links: [],
    imports: [],
    components: [],
  };
  const definitions = new Map<string, string>();
  walk<Nodes>(mdast, (node) => {
    if (node.type === "definition") definitions.set(node.identifier, node.url);
  });
  const paragraphs: string[] = [];
  const code: string[] = [];
  walk<Nodes>(mdast, (node) => {
    const line = node.position?.start.line;
    switch (node.type) {
      case "image":
        facts.images.push({ src: node.url, alt: node.alt ?? "", line });
        break;
      case "imageReference":
        facts.images.push({
          src: definitions.get(node.identifier) ?? "",
          alt: node.alt ?? "",
          line,
        });
        break;
      case "link":
        facts.links.push({ url: node.url, line });
        break;
      case "linkReference":
        facts.links.push({ url: definitions.get(node.identifier) ?? "", line });
        break;
      case "mdxJsxFlowElement":
      case "mdxJsxTextElement": {
        const href = attribute(node, "href");
        const { pictures = [], words = [] } = partOf(node.name ?? "");
        for (const name of pictures) {
          const src = attribute(node, name);
          const alt = attribute(node, "alt") ?? "";
          if (src) facts.images.push({ src, alt, line });
        }
        for (const name of words) {
          paragraphs.push(attribute(node, name)?.trim() ?? "");
        }
        if (href) facts.links.push({ url: href, line });
        if (node.type === "mdxJsxFlowElement") {
          paragraphs.push(looseText(node.children));
        }
        if (node.name && /^[A-Z]/.test(node.name)) {
          facts.components.push({ name: node.name, line });
        }
        break;
      }
      case "mdxjsEsm":
        facts.imports.push(...importsOf(node.data?.estree));
        break;
      case "code":
        code.push(node.value);
        break;
      case "heading":
      case "paragraph":
      case "tableRow":
        paragraphs.push(foldedText(node));
        break;
    }
  });
  return {
    ...facts,
    text: paragraphs.filter(Boolean).join("\n"),
    code: code.join("\n"),
    firstParagraph: firstParagraph(mdast),
  };
}

const firstParagraph = ({ children }: Root) =>
  children
    .filter(({ type }) => type === "paragraph")
    .map(foldedText)
    .find(Boolean) ?? "";
