import type { Nodes, Root, RootContent } from "mdast";
import type { MdxJsxAttribute } from "mdast-util-mdx-jsx";
import type {} from "mdast-util-mdx";
import { SKIP, visit } from "unist-util-visit";
import { kindNames } from "../../components/admonition/kinds";
import { counterparts, writeCode } from "./tags";
import type { Params, ReportLine } from "./tags";

type Jsx = Extract<Nodes, { type: "mdxJsxFlowElement" | "mdxJsxTextElement" }>;

/** Components of other sites, and the tag or block that does the same here. */
const names: readonly [RegExp, string][] = [
  [/^(?:Image|Picture|IdealImage|ThemedImage|Zoom|Figure)$/, "image"],
  [/^(?:Lite)?YouTube(?:Embed|Video)?$/i, "youtube"],
  [/^(?:Lite)?Vimeo(?:Embed)?$/i, "vimeo"],
  [/^(?:X|Tweet|Twitter\w*)$/, "tweet"],
  [/^Gist\w*$/, "gist"],
  [/^Tabs$/, "tabs"],
  [/^TabItem$/, "tab-item"],
  [/^(?:Details|Accordion)$/, "details"],
  [/^(?:Admonition|Aside|Callout|Alert)$/, "note"],
];
const blocks = ["tabs", "tab-item", "details", "note"];
const blockAttributes = ["groupId", "value", "label", "default"];
/** What only their site can fill. */
const removed = /^(?:Head|DocCardList|TOCInline|style|script)$/;
const isVoid = /^(?:area|br|col|embed|hr|img|input|source|track|wbr)$/;
const htmlNames: Readonly<Record<string, string>> = {
  className: "class",
  htmlFor: "for",
};

/** The text in an expression, as it is or handed to what finds files. */
const literal =
  /^(?:\w+\(|\{\s*(?:light|src):\s*(?:\w+\()?)?\s*(["'`])([^"'`$]*)\1/;

/** Makes plain Markdown of MDX: blocks with a name, HTML, and what counterparts write. */
export const remarkJsx =
  ({ report }: { report: ReportLine }) =>
  (tree: Root) => {
    const imports = new Map<string, string>();
    visit(tree, "mdxjsEsm", ({ value, position }) => {
      const found = value.matchAll(/import\s+(\w+)[^"']*from\s*["']([^"'?]+)/g);
      for (const [, name = "", file = ""] of found) imports.set(name, file);
      if (/^export\b/m.test(value))
        report(position?.start.line, "Code is left out: export …");
    });
    const readAttribute = ({ value }: MdxJsxAttribute) => {
      if (typeof value !== "object") return value ?? "";
      const code = value?.value.trim() ?? "";
      const file = imports.get(code.replace(/\.\w+$/, ""));
      return file ?? literal.exec(code)?.[2] ?? /^[\d.]+$/.exec(code)?.[0];
    };
    visit(tree, (node, index, parent) => {
      const nodes = translate(node, readAttribute, report);
      if (!nodes || !parent || index === undefined) return undefined;
      parent.children.splice(index, 1, ...(nodes as never[]));
      return [SKIP, index];
    });
  };

/** What a node of MDX becomes; children that stay are translated after it. */
function translate(
  node: Nodes,
  readAttribute: (attribute: MdxJsxAttribute) => string | undefined,
  report: ReportLine,
): RootContent[] | undefined {
  const { position } = node;
  const toHtml = (value: string) => [
    { type: "html" as const, value, position },
  ];
  switch (node.type) {
    case "mdxjsEsm":
      return [];
    case "comment":
      return toHtml(`<!--${node.commentValue}-->`);
    case "mdxFlowExpression":
    case "mdxTextExpression": {
      const comment = /^\s*\/\*([^]*)\*\/\s*$/.exec(node.value)?.[1];
      if (comment !== undefined) return toHtml(`<!--${comment}-->`);
      const value = /^\s*(["'`])([^$]*)\1\s*$/.exec(node.value)?.[2];
      const [first = ""] = node.value.trim().split("\n");
      if (value === undefined && first !== "")
        report(position?.start.line, `An expression is left out: {${first}}`);
      const text = { type: "text" as const, value: value ?? "" };
      if (node.type === "mdxTextExpression") return [text];
      return value ? [{ type: "paragraph", children: [text] }] : [];
    }
    case "mdxJsxFlowElement":
    case "mdxJsxTextElement": {
      const params: Record<string, string | undefined> = {};
      for (const one of node.attributes)
        if (one.type === "mdxJsxAttribute")
          params[one.name] = readAttribute(one);
      return translateElement(node, params, toHtml, report);
    }
    default:
      return undefined;
  }
}

function translateElement(
  node: Jsx,
  params: Params,
  toHtml: (value: string) => RootContent[],
  report: ReportLine,
): RootContent[] {
  const { position } = node;
  const name = node.name ?? "";
  const children = node.children as RootContent[];
  const isEmpty = children.length === 0;
  if (/^[a-z]/.test(name) && !removed.test(name)) {
    const close = isVoid.test(name) ? "" : `</${name}>`;
    const open = writeTag(name, params);
    if (isEmpty) return toHtml(open + close);
    return [...toHtml(open), ...children, ...toHtml(close)];
  }
  if (name === "Link") {
    const url = params.to ?? params.href ?? "";
    return [{ type: "link", url, children: children as never, position }];
  }
  if (name === "CodeBlock" && children[0] && "value" in children[0])
    return toHtml(
      writeCode(children[0].value.replace(/^\s*`|`\s*$/g, ""), params.language),
    );
  const tag = names.find(([pattern]) => pattern.test(name))?.[1] ?? "";
  if (blocks.includes(tag) && node.type === "mdxJsxFlowElement")
    return [createBlock(tag, params, children, position)];
  const { videoId, videoid, youTubeId, img, sources } = params;
  const id = params.id ?? videoId ?? videoid ?? youTubeId;
  const src = params.src ?? img ?? sources;
  if (tag === "image" && src) {
    const { alt = "", title } = params;
    const image = { type: "image" as const, url: src, alt, title, position };
    const isFlow = node.type === "mdxJsxFlowElement";
    return isFlow ? [{ type: "paragraph", children: [image] }] : [image];
  }
  const nothing = () => undefined;
  const context = { find: nothing, values: nothing };
  const written = counterparts[tag]?.({ ...params, id, src }, "", context);
  if (written) return toHtml(written.trim());
  const isRemoved = isEmpty || removed.test(name);
  if (name !== "" && name !== "Translate")
    report(
      position?.start.line,
      `<${name}> is left out${isRemoved ? "" : ", and what it holds stays"}.`,
    );
  return isRemoved ? [] : children;
}

/** Creates a block with a name, `:::name[label]{attributes}`. */
function createBlock(
  tag: string,
  params: Params,
  children: RootContent[],
  position: Nodes["position"],
): RootContent {
  const isTab = /^tab/.test(tag);
  const own = Object.entries(params).filter(
    ([key]) => isTab && blockAttributes.includes(key),
  );
  const title = isTab ? undefined : (params.title ?? params.summary);
  const label = title && {
    type: "paragraph" as const,
    data: { directiveLabel: true },
    children: [{ type: "text" as const, value: title }],
  };
  return {
    type: "containerDirective",
    name: kindNames.find((kind) => kind === params.type) ?? tag,
    attributes: Object.fromEntries(own),
    children: [...(label ? [label] : []), ...children] as never,
    position,
  };
}

/** Writes an element of HTML without what is code. */
const writeTag = (name: string, params: Params) =>
  `<${name}${Object.entries(params)
    .filter(
      ([key, value]) => value !== undefined && !/^(?:on[A-Z]|style$)/.test(key),
    )
    .map(
      ([key, value = ""]) =>
        ` ${htmlNames[key] ?? key}="${value.replaceAll('"', "&quot;")}"`,
    )
    .join("")}>`;
