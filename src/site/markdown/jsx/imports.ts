import { existsSync, readdirSync } from "node:fs";
import path from "node:path";
import type { ImportDeclaration, Program } from "estree-jsx";
import type { Nodes, Root as HastRoot } from "hast";
import type { Root } from "mdast";
import type {} from "mdast-util-mdx";
import type { VFile } from "vfile";
import { visit } from "unist-util-visit";
import { authorComponents } from "../../../components/registry";
import { suggest } from "../../../lib/nearest";
import { componentNode } from "../nodes";
import { findImported } from "../../files/paths";
import { reportError } from "../report";

type Module = {
  /** The imports and exports as written. */
  code: string[];
  /** The names that they define. */
  names: Set<string>;
};

declare module "mdast" {
  interface Data {
    /** The number of JSX in its text, by which webpack knows it. */
    slot?: number;
  }
}
declare module "hast" {
  interface Data {
    slot?: number;
  }
}
declare module "vfile" {
  interface DataMap {
    /** The imports and exports of the file, if it has some. */
    module: Module;
    /** The JSX that needs them, by the number of its slot; a list with gaps. */
    slots: string[];
  }
}

/** Removes imports and exports from the text: webpack compiles them. */
export const remarkImports = () => (tree: Root, file: VFile) => {
  const module: Module = { code: [], names: new Set() };
  tree.children = tree.children.filter((node) => {
    if (node.type !== "mdxjsEsm") return true;
    module.code.push(node.value);
    for (const statement of node.data?.estree?.body ?? []) {
      for (const name of namesOf(statement)) module.names.add(name);
      if (statement.type === "ImportDeclaration") checkFile(statement, file);
    }
    return false;
  });
  if (module.code.length === 0) return;
  file.data.module = module;
  // Numbered before parts are hidden: those differ from site to site, and
  // webpack compiles the slots of all.
  let slot = 0;
  visit(tree, (node) => {
    if (node.type.startsWith("mdx")) node.data = { ...node.data, slot: slot++ };
  });
};

/** Reports a text, what only Node has, and a missing file with its line, which webpack does not know; webpack reports missing packages. */
function checkFile({ source, loc }: ImportDeclaration, file: VFile) {
  const url = String(source.value);
  if (url.startsWith("node:")) {
    reportError(file, `Browsers have no "${url}".`, loc?.start.line, {
      note: "Read what the page needs beforehand, and import that.",
    });
  }
  if (!url.startsWith(".")) return;
  if (/\.mdx?$/.test(url)) {
    reportError(
      file,
      `A text can't import another: "${url}".`,
      loc?.start.line,
      {
        note: "Copy its words here, or import a component that shows them.",
      },
    );
    return;
  }
  const { root = "" } = file.data.options ?? {};
  const imported = path.join(root, file.dirname ?? "", url);
  if (findImported(imported).length > 0) return;
  const { dir, base } = path.parse(imported);
  const names = existsSync(dir) ? readdirSync(dir) : [];
  reportError(file, `Import not found: "${url}".`, loc?.start.line, {
    note: suggest(
      base,
      names.map((name) => path.parse(name).name),
    ),
  });
}

/** Lists the names that an import or export defines. */
function namesOf(statement: Program["body"][number]): string[] {
  if (statement.type === "ImportDeclaration")
    return statement.specifiers.map(({ local }) => local.name);
  if (statement.type !== "ExportNamedDeclaration") return [];
  const { declaration } = statement;
  return declaration?.type === "VariableDeclaration"
    ? declaration.declarations.flatMap(({ id }) => [...namesIn(id)])
    : [...namesIn(declaration?.id)];
}

/** Lists all names in a piece of code, including those of properties, which do no harm. */
function* namesIn(node: unknown): Generator<string> {
  if (typeof node !== "object" || node === null) return;
  const { type, name } = node as { type?: string; name?: unknown };
  if (/^(?:JSX)?Identifier$/.test(type ?? "")) yield String(name);
  for (const value of Object.values(node)) yield* namesIn(value);
}

/**
 * Replaces expressions and elements that need the file's imports by numbered
 * slots. webpack compiles their JSX into one list (`createModule`), from which
 * the page fills the slots.
 */
export const rehypeSlots = () => (tree: HastRoot, file: VFile) => {
  const { module } = file.data;
  if (!module) return;
  const slots: string[] = (file.data.slots = []);
  const needsImports = (code: unknown) =>
    [...namesIn(code)].some((name) => module.names.has(name));
  visit(tree, (node, index, parent) => {
    const slot = readSlot(node, needsImports, module.names);
    if (!slot || !parent || index === undefined) return;
    const component = [...namesIn(slot.estrees)].find(
      (name) =>
        Object.hasOwn(authorComponents, name) && !module.names.has(name),
    );
    if (component !== undefined) {
      reportError(file, `<${component}> can't use imports.`, node, {
        note: "It is rendered at build. Move it out of the braces, or wrap it in a component of your own.",
      });
    }
    const { slot: n = 0 } = node.data ?? {};
    slots[n] = slot.code;
    const children = "children" in node ? node.children : [];
    parent.children[index] = componentNode(
      "Slot",
      { n, props: slot.props },
      node.position,
      children,
    );
  });
};

type Slot = {
  code: string;
  estrees: unknown[];
  /** The attributes that are known at build time: their links are resolved. */
  props?: Record<string, unknown>;
};

function readSlot(
  node: Nodes,
  needsImports: (code: unknown) => boolean,
  names: ReadonlySet<string>,
): Slot | undefined {
  if (node.type === "mdxFlowExpression" || node.type === "mdxTextExpression") {
    const estree = node.data?.estree;
    return needsImports(estree)
      ? { code: `(${node.value})`, estrees: [estree] }
      : undefined;
  }
  if (node.type !== "mdxJsxFlowElement" && node.type !== "mdxJsxTextElement")
    return undefined;
  const name = node.name ?? "";
  const isImported = names.has(name.split(".")[0] ?? "");
  const props: Record<string, unknown> = { ...node.data?.props };
  const code: string[] = [];
  const estrees: unknown[] = isImported ? [] : [{ type: "Identifier", name }];
  for (const attribute of node.attributes) {
    if (attribute.type === "mdxJsxExpressionAttribute") {
      code.push(`{${attribute.value}}`);
      estrees.push(attribute.data?.estree);
    } else if (typeof attribute.value === "object" && attribute.value) {
      code.push(`${attribute.name}={${attribute.value.value}}`);
      estrees.push(attribute.value.data?.estree);
    } else props[attribute.name] = attribute.value ?? true;
  }
  if (!isImported && !needsImports(estrees)) return undefined;
  return { code: `<${[name, ...code].join(" ")} />`, estrees, props };
}

/**
 * Creates the module that webpack compiles of a file with imports: the imports,
 * and a call that passes the JSX of all slots to the page (src/theme/mdx/MdxBody.tsx),
 * with the file's name where pages are built, for a component that throws.
 */
export function createModule({ path, data: { module, slots = [] } }: VFile) {
  if (!module) return null;
  const name = `process.env.BUILD_STAGE === "build-html" && ${JSON.stringify(path)}`;
  const call = `{props.render([${slots.join(", ")}], ${name})}`;
  return [...module.code, call].join("\n\n");
}
