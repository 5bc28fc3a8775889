import type { Nodes } from "mdast";
import type remarkGfm from "remark-gfm";

export type GfmPlugin = (this: unknown) => void;

type Construct = { name?: string };
/** A syntax extension of micromark: constructs by the character that they begin with. */
type Syntax = { text?: Record<number, Construct | Construct[]> };
type Transform = (tree: Nodes) => Nodes | undefined;
type Tree = { transforms?: Transform[] };
type Processor = {
  data: () => { micromarkExtensions: Syntax[]; fromMarkdownExtensions: Tree[] };
};

/** Whatever GFM makes a link of without being asked has one of these. */
const address = /@|:\/\/|www\./i;

const holdsAddress = (node: Nodes): boolean =>
  node.type === "text"
    ? address.test(node.value)
    : "children" in node && node.children.some(holdsAddress);

/**
 * A remark plugin: GFM, which goes through all of a tree once for each of four
 * kinds of bare addresses, and so only where there may be one.
 */
export const sparingGfm = (plugin: typeof remarkGfm): GfmPlugin =>
  function readGfm() {
    plugin.call(this as never);
    const all = (this as Processor).data().fromMarkdownExtensions;
    for (const extension of [all.at(-1) ?? []].flat()) {
      extension.transforms &&= extension.transforms.map(
        (transform): Transform =>
          (tree) =>
            holdsAddress(tree) ? transform(tree) : undefined,
      );
    }
  };

const isOther = ({ name }: Construct) => name !== "emailAutolink";

/** Whether a text may hold a mail address. */
export const mayHoldMail = (text: string) => /[\w+.-]@/.test(text);

/**
 * The same for texts without mail addresses. Any letter may begin one, so
 * looking for them stops at every word, and takes a quarter of all parsing.
 */
export const gfmWithoutMail = (plugin: typeof remarkGfm): GfmPlugin =>
  function readGfm() {
    sparingGfm(plugin).call(this);
    const all = (this as Processor).data().micromarkExtensions;
    const { text = {}, ...syntax } = all.pop() ?? {};
    const others = Object.entries(text)
      .map(([code, of]) => [code, [of].flat().filter(isOther)] as const)
      // A character with an empty list would still be stopped at.
      .filter(([, constructs]) => constructs.length > 0);
    all.push({ ...syntax, text: Object.fromEntries(others) });
  };
