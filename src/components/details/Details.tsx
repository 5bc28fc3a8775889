/** @jsxImportSource hastscript */
import {
  element,
  inBlocks,
  inWords,
  isBlank,
  isElement,
  toContent,
} from "../content";
import type { Content, Given } from "../content";
import { defineProps, flag, label, text } from "../props";
import { ui, uiLang } from "../ui";

const fold = (
  attributes: Readonly<Record<string, unknown>>,
  summary: Content,
  content: Content,
) =>
  element(
    "details",
    { ...attributes, className: "details" },
    toContent(
      <>
        {summary.length > 0 ? (
          <summary>{summary}</summary>
        ) : (
          <summary lang={uiLang}>{ui("details")}</summary>
        )}
        <div className="details-body">{inBlocks(content)}</div>
      </>,
    ),
  );

/** Separates a `<summary>` from the rest of the content. */
function takeSummary(children: Content) {
  const at = children.findIndex((node) => !isBlank(node));
  const first = children[at];
  return isElement(first, "summary")
    ? { summary: inWords(first.children), rest: children.slice(at + 1) }
    : { summary: [], rest: children };
}

const readProps = defineProps("Details", {
  title: label.optional(),
  name: text.optional(),
  open: flag.optional(),
});

export function Details({ children, ...given }: Given) {
  const { title, name, open, common } = readProps(given);
  const { summary, rest } = takeSummary(children);
  const attributes = { ...common, name, open: open || undefined };
  return title
    ? fold(attributes, title, children)
    : fold(attributes, summary, rest);
}

/** `<details>` in HTML, which may have any attributes and no summary. */
export function PlainDetails({ children, ...attributes }: Given) {
  const { summary, rest } = takeSummary(children);
  return fold(attributes, summary, rest);
}
