/** @jsxImportSource hastscript */
import type { Element } from "hast";
import { inBlocks, isBlank, isElement, toContent } from "../content";
import type { Content, Given } from "../content";
import { ComponentError, address, defineProps, list, text } from "../props";
import { ui, uiLang } from "../ui";

/** In display order. */
const kinds = {
  client: text.optional(),
  role: text.optional(),
  period: text.optional(),
  team: text.optional(),
  stack: list.optional(),
  link: address.optional(),
  linkText: text.optional(),
  result: text.optional(),
};

/** Shortens an address for display; a path of the site needs a text. */
function spoken(href: string): string {
  const [start] = /^(?:https?:\/\/(?:www\.)?|mailto:|tel:)/i.exec(href) ?? [];
  if (start) return href.slice(start.length).replace(/\/$/, "");
  throw new ComponentError(
    `<ProjectFacts> can't show link="${href}" without words for it.`,
    { note: 'Add linkText="…".' },
  );
}

const fact = (label: string, value: Content | string, className?: string) => (
  <div className={className}>
    <dt lang={uiLang}>{label}</dt>
    <dd>{value}</dd>
  </div>
);

/** Terms and their values, from definition lists in the content. */
const ownFacts = (lists: readonly Element[]): Content =>
  lists.flatMap((list) => {
    const rows: Content[] = [];
    for (const node of list.children) {
      if (isElement(node, "dt")) rows.push([node]);
      else rows.at(-1)?.push(node);
    }
    return rows.flatMap((row) => toContent(<div>{row}</div>));
  });

const readProps = defineProps("ProjectFacts", kinds);

export function ProjectFacts({ children, ...given }: Given) {
  const facts = readProps(given);
  const { client, role, period, team, stack, common } = facts;
  const { link, linkText, result } = facts;
  const lists = children.filter((node) => isElement(node, "dl"));
  const rest = children.filter((node) => !isElement(node, "dl"));
  const outcome = [...toContent(result), ...(rest.every(isBlank) ? [] : rest)];
  const contents = [
    client,
    role,
    period,
    team,
    stack,
    link,
    ...outcome,
    ...lists,
  ];
  if (contents.every((one) => one === undefined)) {
    throw new ComponentError("<ProjectFacts> is empty.", {
      expected: Object.keys(kinds),
      note: 'Name at least one fact, such as client="…".',
    });
  }
  return (
    <dl className="project-facts" {...common}>
      {client && fact(ui("factClient"), client)}
      {role && fact(ui("factRole"), role)}
      {period && fact(ui("factPeriod"), period)}
      {team && fact(ui("factTeam"), team)}
      {stack && fact(ui("factStack"), stack.join(", "))}
      {link &&
        fact(
          ui("factLink"),
          toContent(<a href={link}>{linkText ?? spoken(link)}</a>),
        )}
      {ownFacts(lists)}
      {outcome.length > 0
        ? fact(
            ui("factResult"),
            outcome.length === 1 ? outcome : inBlocks(outcome),
            "project-facts-result",
          )
        : null}
    </dl>
  );
}
