/** @jsxImportSource hastscript */
import type { Element, ElementContent, Properties, Root } from "hast";
import { toString } from "hast-util-to-string";
import { inWords, isBlank, isElement } from "../content";
import type { Content, Given } from "../content";
import { ComponentError, defineProps } from "../props";
import { ui, uiLang } from "../ui";

const more = ["…", "..."];

/** The mark of omitted files. */
const omission = () => (
  <span
    className="file-tree-more"
    role="img"
    aria-label={ui("fileTreeMore")}
    lang={uiLang}
  >
    …
  </span>
);

const text = (value: string): ElementContent => ({ type: "text", value });

/** Splits a line: the first word or marked-up text is the name, the rest a comment. */
function splitLine([first = text(""), next, ...others]: Content) {
  const trimmed = next?.type === "text" ? text(next.value.trimStart()) : next;
  const rest = trimmed ? [trimmed, ...others] : others;
  if (first.type !== "text") return { name: first, comment: rest };
  const [, name = "", comment = ""] =
    /^\s*(\S+)\s*([^]*)$/.exec(first.value) ?? [];
  return {
    name: text(name),
    comment: comment === "" ? rest : [text(comment), ...rest],
  };
}

function renderItem(item: Element) {
  const line = inWords(item.children);
  const lists = line.filter((node) => isElement(node, "ul", "ol"));
  const { name, comment } = splitLine(
    line.filter((node) => !isElement(node, "ul", "ol")),
  );
  const words = toString(name).trim();
  if (words === "") {
    throw new ComponentError("<FileTree> has a line without a name.", {
      note: "Write a file or folder after each hyphen.",
    });
  }
  const isFolder = lists.length > 0 || words.endsWith("/");
  const isOpen = isFolder && !words.endsWith("/");
  return (
    <li data-folder={isFolder ? "" : undefined}>
      {more.includes(words) ? (
        omission()
      ) : (
        <span className="file-tree-name" dir="ltr">
          {name}
          {isOpen ? "/" : null}
        </span>
      )}
      {comment.every(isBlank) ? null : (
        <>
          {" "}
          <span className="file-tree-comment">{comment}</span>
        </>
      )}
      {lists.map((list) => renderList(list, {}))}
    </li>
  );
}

const renderList = (list: Element, attributes: Properties): Element | Root => (
  <ul {...attributes}>
    {list.children.filter((node) => isElement(node, "li")).map(renderItem)}
  </ul>
);

const readProps = defineProps("FileTree", {});

export function FileTree({ children, ...given }: Given) {
  const { common } = readProps(given);
  const [list, ...others] = children.filter((node) => !isBlank(node));
  if (!isElement(list, "ul") || others.length > 0) {
    throw new ComponentError("<FileTree> may only hold one list.", {
      expected: ['"- folder/" with the files in it indented below'],
      note: "Write each file after a hyphen, with blank lines around the list.",
    });
  }
  return renderList(list, { className: ["file-tree"], ...common });
}
