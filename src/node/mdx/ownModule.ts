import type { Root } from "mdast";
import "mdast-util-mdx";
import { readOwnCode } from "./ownCode";
import type { Tools } from "./tools";

/**
 * What webpack compiles of a text with imports of its own: the imports, and
 * one call that hands their components and the values of expressions to
 * whoever renders the text's content tree (src/mdx/MdxBody.tsx).
 */
export function ownModule(body: string, tools: Tools): Root {
  const mdast = tools.mdx.parse(body);
  const own = readOwnCode(mdast);
  const modules = mdast.children.flatMap((node) =>
    node.type === "mdxjsEsm" ? node.value : [],
  );
  const names = own?.components.map((name) => `"${name}": ${name}`) ?? [];
  const values = own?.expressions.map((expression) => {
    const { start, end } = expression as { start?: number; end?: number };
    return `(${body.slice(start, end)})`;
  });
  const call = `{props.render({ names: {${names.join(", ")}}, values: [${values?.join(", ")}] })}`;
  return tools.mdx.parse([...modules, call].join("\n\n"));
}
