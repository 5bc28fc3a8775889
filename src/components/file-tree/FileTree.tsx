import type { TreeElement, TreeNode } from "../../lib/contentTree";
import { contentOf, inJsx, inWords, isA, isBlank, textOf } from "../content";
import type { Content, Given } from "../content";
import { ComponentError } from "../ComponentError";
import { defineProps } from "../props";
import { ui, uiLang } from "../ui";

const more = ["…", "..."];

/** What stands for files that nobody needs to know: a mark with a name. */
const placeholder: TreeNode = [
  "span",
  {
    className: "file-tree-more",
    role: "img",
    "aria-label": ui("fileTreeMore"),
    lang: uiLang,
  },
  "…",
];

/** The first word of a line is the name, or whatever is marked up there; the rest is a comment. */
function splitLine(line: Content): { name: TreeNode; comment: Content } {
  const [first = "", next = "", ...others] = line;
  const rest = [typeof next === "string" ? next.trimStart() : next, ...others];
  if (typeof first !== "string") return { name: first, comment: rest };
  const [, name = "", comment = ""] = /^\s*(\S+)\s*([^]*)$/.exec(first) ?? [];
  return { name, comment: comment === "" ? rest : [comment, ...rest] };
}

function entryOf(item: TreeElement): TreeNode {
  const line = inWords(contentOf(item));
  const inner = line.filter((node) => isA(node, "ul", "ol"));
  const { name, comment } = splitLine(
    line.filter((node) => !isA(node, "ul", "ol")),
  );
  const text = textOf([name]).trim();
  if (text === "") {
    throw new ComponentError("<FileTree> has a line without a name.", {
      fix: "Write a file or folder after each hyphen.",
    });
  }
  const isFolder = inner.length > 0 || text.endsWith("/");
  const isOpen = isFolder && !text.endsWith("/");
  const shown: TreeNode = more.includes(text)
    ? placeholder
    : [
        "span",
        { className: "file-tree-name", dir: "ltr" },
        name,
        ...(isOpen ? ["/"] : []),
      ];
  const said = comment.every(isBlank)
    ? []
    : [" ", ["span", { className: "file-tree-comment" }, ...comment] as const];
  return [
    "li",
    isFolder ? { "data-folder": "" } : 0,
    shown,
    ...said,
    ...inner.map((list) => listOf(list)),
  ];
}

const listOf = (list: TreeElement, props: object = {}): TreeNode => [
  "ul",
  { ...props, role: "list" },
  ...contentOf(list)
    .filter((node) => isA(node, "li"))
    .map((item) => entryOf(item)),
];

const readProps = defineProps("FileTree", {});

/** Folders and files, from a nested list. */
export function FileTree({ children, ...given }: Given) {
  const { common } = readProps(given);
  const [list, ...others] = children.filter((node) => !isBlank(node));
  if (!isA(list, "ul") || others.length > 0) {
    throw new ComponentError("<FileTree> may only hold one list.", {
      allowed: '"- folder/" with the files in it indented below',
      fix: "Write each file after a hyphen, with blank lines around the list.",
    });
  }
  return inJsx([listOf(list, { className: "file-tree", ...common })]);
}
