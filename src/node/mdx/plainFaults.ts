import type { Nodes, Root } from "mdast";
import type { MdxFault } from "./compileMdx";
import { isAuthorPart } from "./isAuthorPart";
import { walk } from "./walk";

const moduleCode =
  /^(?:import\s(?:.+\sfrom\s+)?["']|export\s+(?:default|const|let|function)\s)/;
/** HTML has small letters, or shouts; a capital before a small letter is a component. */
const component = /<([A-Z]\w*[a-z]\w*)/g;

/** What makes a file MDX: in plain Markdown it would be shown as text, or lost. */
export function plainFaults(root: Root): MdxFault[] {
  const faults: MdxFault[] = [];
  for (const node of root.children) {
    const [first] = node.type === "paragraph" ? node.children : [];
    if (first?.type !== "text" || !moduleCode.test(first.value)) continue;
    faults.push({
      severity: "error",
      line: node.position?.start.line,
      message:
        "A .md file is plain Markdown, which has no imports and exports.",
      fix: "Rename the file to .mdx, or show the line as code.",
    });
  }
  walk<Nodes>(root, (node) => {
    if (node.type !== "html") return;
    for (const [, name = ""] of node.value.matchAll(component)) {
      faults.push({
        severity: "error",
        line: node.position?.start.line,
        message: `A .md file is plain Markdown, which has no component <${name}>.`,
        fix: isAuthorPart(name)
          ? "Rename the file to .mdx."
          : `Rename the file to .mdx, or write \\<${name}> if it is text.`,
      });
    }
  });
  return faults;
}
