import type {
  Code,
  Definition,
  FootnoteDefinition,
  Heading,
  Link,
  Nodes,
  Root,
  Table,
  Text,
} from "mdast";
import type { VFile } from "vfile";
import { visit } from "unist-util-visit";
import { findRepeats } from "../../../lib/groupBy";
import { sourceOf } from "../nodes";
import { reportError, warn } from "../report";
import type { Place } from "../report";
import { checkBold, checkEmphasis } from "./lintAsterisks";
import { checkLinks } from "./lintLinks";

/** Matches an import or export. */
const moduleCode =
  /^(?:import\s(?:.+\sfrom\s+)?["']|export\s+(?:default|const|let|function)\s)/;
/** Matches the tag of a component: tags of HTML are in lower case, or all in capitals. */
const component = /<([A-Z]\w*[a-z]\w*)/g;
/** Matches a comment of HTML that nothing closes. */
const openComment = /<!--(?![^]*-->)/;
const rename = { note: "Rename the file to .mdx, or show it as code." };

/** Reports probable mistakes that are valid Markdown. */
export const remarkLint = () => (tree: Root, file: VFile) => {
  const isPlain = file.data.options?.format === "md";
  const definitions: (Definition | FootnoteDefinition)[] = [];
  const used = new Set<string>();
  visit(tree, (node, at, parent) => {
    if (node.type === "code") checkFence(node, file);
    else if (node.type === "emphasis" || node.type === "strong")
      checkEmphasis(node, file);
    else if (node.type === "link" || node.type === "heading")
      checkWords(node, file);
    else if (node.type === "table") checkRows(node, file);
    else if (node.type === "footnoteReference") used.add(node.identifier);
    else if (node.type === "definition" || node.type === "footnoteDefinition")
      definitions.push(node);
    else if (node.type === "text") {
      const place = node.position ? node : parent;
      checkLinks(node, file, place, parent?.children[(at ?? 0) + 1]);
      checkBold(node, file, place);
      checkSyntax(node, file, place);
      if (
        isPlain &&
        parent?.type === "paragraph" &&
        moduleCode.test(node.value)
      ) {
        const reason = "Plain Markdown (.md) has no imports and exports.";
        reportError(file, reason, node, rename);
      }
    } else if (isPlain && node.type === "html") {
      if (openComment.test(node.value))
        warn(
          file,
          "This comment has no end: what follows is not shown.",
          node,
          {
            note: "Write --> where it ends.",
          },
        );
      for (const [, name = ""] of node.value.matchAll(component)) {
        const reason = `Plain Markdown (.md) has no components, such as <${name}>.`;
        reportError(file, reason, node, rename);
      }
    }
  });
  checkDefinitions(definitions, used, file);
};

/** Reports the second of two definitions, and footnotes to which nothing leads: pages leave them out. */
function checkDefinitions(
  definitions: readonly (Definition | FootnoteDefinition)[],
  used: ReadonlySet<string>,
  file: VFile,
): void {
  const nameOf = ({ type, label = "" }: Definition | FootnoteDefinition) =>
    type === "definition" ? `address [${label}]` : `footnote [^${label}]`;
  for (const { item } of findRepeats(definitions, nameOf))
    warn(file, `The ${nameOf(item)} is defined twice.`, item, {
      note: "Pages use the first. Give one of them another name.",
    });
  for (const node of definitions)
    if (node.type !== "definition" && !used.has(node.identifier))
      warn(file, `Nothing leads to the ${nameOf(node)}.`, node, {
        note: `Write [^${node.label}] where it belongs, or delete it.`,
      });
}

/** Reports cells beyond the columns of a table's head, which pages leave out. */
function checkRows({ children: [head, ...rows] }: Table, file: VFile): void {
  const columns = head?.children.length ?? 0;
  for (const row of rows)
    if (row.children.length > columns)
      warn(
        file,
        `A row has more cells than the ${columns} of the first.`,
        row,
        {
          note: "Pages leave the others out. Write \\| for a line that is text.",
        },
      );
}

function checkFence(node: Code, file: VFile): void {
  const lines = sourceOf(node, file).split("\n");
  const fence = /^(?:`{3,}|~{3,})/.exec(lines[0] ?? "")?.[0];
  if (fence === undefined) return;
  const last = (lines.at(-1) ?? "").replace(/^[\s>]+|\s+$/g, "");
  const isClosed =
    lines.length > 1 && last.startsWith(fence) && /^(.)\1*$/.test(last);
  if (isClosed) return;
  warn(file, "This code block is not closed.", node, {
    note: `Add a line ${fence} where the code ends.`,
  });
}

/** Reports a link or a heading without text, on the page and for screen readers. */
function checkWords(node: Heading | Link, file: VFile): void {
  const isSilent = (child: Nodes) =>
    (child.type === "text" && /^\s*(?:\{#\S*\})?\s*$/.test(child.value)) ||
    (child.type === "image" && !child.alt);
  if (!node.children.every(isSilent)) return;
  if (node.type === "heading")
    warn(file, "A heading has no words.", node, {
      note: "Write some, or delete its line.",
    });
  else
    warn(file, "A link has no words.", node, {
      actual: node.url,
      note: "Write between the brackets where it leads, or what its picture shows.",
    });
}

/** Matches the line of hyphens below the head of a table. */
const hyphens = /^\|(?:\s*:?-+:?\s*\|)+\s*$/m;
/** Matches what should be a heading. */
const unspaced = /^(#{2,6})([^\s#])/;
/** Matches how GitHub begins a note. */
const alert = /^\[!(note|tip|important|warning|caution)\]/i;

/** Match what other programs have signs for, by the element that it is here. */
const notations: [tag: string, notation: RegExp][] = [
  ["mark", /(?<![\\=\p{L}\p{N}])==(?=\S)[^=\n]+(?<=\S)==(?![=\p{L}\p{N}])/gu],
  ["sub", /(?<=\p{L})~[\p{L}\p{N}]{1,3}~/gu],
  ["sup", /(?<=[\p{L}\p{N})])\^[^\s^]{1,9}\^/gu],
  ["abbr", /^\*\[[^[\]]+\]:(?= )/gm],
  ["dl", /(?<=\S\n): (?=\S)/g],
];

/** Reports what other programs take for Markdown, and pages show as it is written. */
function checkSyntax(node: Text, file: VFile, place: Place): void {
  const [begin, kind = ""] = alert.exec(node.value) ?? [];
  if (begin !== undefined)
    warn(file, `"${begin}" is shown as text.`, place, {
      note: `Write ":::${kind.toLowerCase()}" above the lines and ":::" below them, without ">".`,
    });
  const source = sourceOf(node, file);
  const [, signs = "", letter = ""] = unspaced.exec(source) ?? [];
  if (signs !== "")
    warn(
      file,
      `"${signs}" is shown as text, and nothing is a heading.`,
      place,
      {
        note: `Write a space behind it: "${signs} ${letter}…".`,
      },
    );
  for (const [tag, notation] of notations)
    for (const [written] of source.matchAll(notation))
      warn(file, `"${written}" is shown as text.`, place, {
        note: `Write <${tag}>.`,
      });
  if (hyphens.test(source))
    warn(file, "This table is shown as text.", place, {
      note: "Its line of hyphens needs as many cells as the line above it, which is its head.",
    });
}
