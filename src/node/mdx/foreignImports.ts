import type { Root } from "mdast";
import "mdast-util-mdx";
import type { MdxFault } from "./compileMdx";

/** Names that other generators give to what only they have. */
const foreign =
  /["'](@(?:theme|theme-original|theme-init|site|docusaurus|generated|starlight|astrojs)\/[^"']*|astro:[^"']*)["']/;

/** Imports of what only another generator could provide; webpack would not say so. */
export const foreignImports = ({ children }: Root): MdxFault[] =>
  children.flatMap((node) => {
    if (node.type !== "mdxjsEsm") return [];
    const firstLine = node.position?.start.line ?? 1;
    return node.value.split("\n").flatMap((text, index) => {
      const name = foreign.exec(text)?.[1];
      if (name === undefined) return [];
      const own = `./${name.split("/").at(-1)}`;
      return {
        severity: "error" as const,
        line: firstLine + index,
        message: `There is no "${name}" here: it is part of another generator.`,
        fix: `Put a component of your own beside the text, and import it from "${own}".`,
      };
    });
  });
