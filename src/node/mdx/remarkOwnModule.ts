import type { Root } from "mdast";
import { ownModule } from "./ownModule";
import { loadTools } from "./tools";

type Parsing = { Parser: () => Root };
type File = { value: unknown };

/** Has gatsby-plugin-mdx compile only what src/node/mdx leaves to webpack: it would read the text in another way. */
export function remarkOwnModule(this: unknown) {
  (this as Parsing).Parser = () => ({ type: "root", children: [] });
  return async (_: Root, { value }: File): Promise<Root> =>
    ownModule(String(value), await loadTools());
}
