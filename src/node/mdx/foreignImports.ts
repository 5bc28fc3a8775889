import type { Root } from "mdast";
import "mdast-util-mdx";
import type { MdxFault } from "./compileMdx";
import { isAuthorPart } from "./isAuthorPart";

/** Names that other generators give to what only they have. */
const foreign =
  /^(?:@(?:theme|theme-original|theme-init|site|docusaurus|generated|starlight|astrojs)\/|astro:)/;

export const isForeign = (source: string) => foreign.test(source);

/** Imports of what only another generator could provide; webpack would not say so. */
export const foreignImports = ({ children }: Root): MdxFault[] =>
  children.flatMap((node) => {
    if (node.type !== "mdxjsEsm") return [];
    const firstLine = node.position?.start.line ?? 1;
    return node.value.split("\n").flatMap((text, index) => {
      const [, name = ""] =
        /\b(?:from|import)\s*\(?\s*["']([^"']+)["']/.exec(text) ?? [];
      if (!isForeign(name)) return [];
      return {
        severity: "error" as const,
        line: firstLine + index,
        message: `There is no "${name}" here: it is part of another generator.`,
        fix: fixFor(name, text),
      };
    });
  });

function fixFor(name: string, line: string): string {
  const own = name.split("/").at(-1) ?? "";
  if (name === "@docusaurus/Link") {
    return "Remove the import, and write links as [words](path).";
  }
  // Braces may take several; the name of a file is that of its component.
  const [, braces] = /\{(.*)\}/.exec(line) ?? [];
  const taken = braces?.split(",").map((one) => one.trim()) ?? [own];
  if (taken.every(isAuthorPart)) {
    const parts = taken.map((part) => `<${part}>`).join(", ");
    return `Remove the import: ${parts} can be used without one.`;
  }
  return `Put a component of your own beside the text, and import it from "./${own}".`;
}
