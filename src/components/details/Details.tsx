import { contentOf, inBlocks, inJsx, inWords, isA, isBlank } from "../content";
import type { Content, Given } from "../content";
import { defineProps, flag, label, text } from "../props";
import { ui, uiLang } from "../ui";

type FoldProps = {
  summary: Content;
  children: Content;
  attributes: Readonly<Record<string, unknown>>;
};

const Fold = ({ summary, children, attributes }: FoldProps) => (
  <details {...attributes} className="details">
    {summary.length > 0 ? (
      <summary>{inJsx(summary)}</summary>
    ) : (
      <summary lang={uiLang}>{ui("details")}</summary>
    )}
    <div className="details-body">{inJsx(inBlocks(children))}</div>
  </details>
);

/** The words that a `<summary>` among the content says, and the rest of it. */
function takeSummary(children: Content) {
  const at = children.findIndex((node) => !isBlank(node));
  const first = children[at];
  return isA(first, "summary")
    ? { summary: inWords(contentOf(first)), rest: children.slice(at + 1) }
    : { summary: [], rest: children };
}

const readProps = defineProps("Details", {
  title: label.optional(),
  name: text.optional(),
  open: flag.optional(),
});

/** What some readers want to read and others don't: folded until asked for. */
export function Details({ children, ...given }: Given) {
  const { title, name, open, common } = readProps(given);
  const { summary, rest } = takeSummary(children);
  return (
    <Fold
      summary={title ?? summary}
      attributes={{ ...common, name, open: open || undefined }}
    >
      {title === undefined ? rest : children}
    </Fold>
  );
}

/** `<details>` as HTML has it: whatever it says, and a summary where it has none. */
export function PlainDetails({ children, ...attributes }: Given) {
  const { summary, rest } = takeSummary(children);
  return (
    <Fold summary={summary} attributes={attributes}>
      {rest}
    </Fold>
  );
}
