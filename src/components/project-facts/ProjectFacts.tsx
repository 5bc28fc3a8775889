import type { TreeElement, TreeNode } from "../../lib/contentTree";
import { contentOf, inBlocks, inJsx, isA, isBlank } from "../content";
import type { Content, Given } from "../content";
import { ComponentError } from "../ComponentError";
import { address, defineProps, list, text } from "../props";
import { ui, uiLang } from "../ui";

/** In the order in which they are shown. */
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

/** An address as people say it; a path inside the site is nothing to read. */
function spoken(href: string): string {
  const [start] = /^(?:https?:\/\/(?:www\.)?|mailto:|tel:)/i.exec(href) ?? [];
  if (start) return href.slice(start.length).replace(/\/$/, "");
  throw new ComponentError(
    `<ProjectFacts> can't show link="${href}" without words for it.`,
    { fix: 'Add linkText="…".' },
  );
}

type FactProps = { label: string; className?: string; children: Content };

const Fact = ({ label, className, children }: FactProps) => (
  <div className={className}>
    <dt lang={uiLang}>{label}</dt>
    <dd>{inJsx(children)}</dd>
  </div>
);

/** Terms and what is said of them, from definition lists in the text. */
const ownFacts = (lists: readonly TreeElement[]): Content =>
  lists.flatMap((one) => {
    const rows: TreeNode[][] = [];
    for (const node of contentOf(one)) {
      if (isA(node, "dt")) rows.push([node]);
      else rows.at(-1)?.push(node);
    }
    return rows.map((row): TreeNode => ["div", 0, ...row]);
  });

const readProps = defineProps("ProjectFacts", kinds);

/** What one wants to know of a project before reading about it. */
export function ProjectFacts({ children, ...given }: Given) {
  const facts = readProps(given);
  const { client, role, period, team, stack, common } = facts;
  const { link, linkText, result } = facts;
  const lists = children.filter((node): node is TreeElement => isA(node, "dl"));
  const rest = children.filter((node) => !isA(node, "dl"));
  const told = [
    ...(result ? [result] : []),
    ...(rest.every(isBlank) ? [] : rest),
  ];
  const said = [client, role, period, team, stack, link, ...told, ...lists];
  if (said.every((one) => one === undefined)) {
    throw new ComponentError("<ProjectFacts> is empty.", {
      allowed: Object.keys(kinds).join(", "),
      fix: 'Name at least one fact, such as client="…".',
    });
  }
  return (
    <dl className="project-facts" {...common}>
      {client && <Fact label={ui("factClient")}>{[client]}</Fact>}
      {role && <Fact label={ui("factRole")}>{[role]}</Fact>}
      {period && <Fact label={ui("factPeriod")}>{[period]}</Fact>}
      {team && <Fact label={ui("factTeam")}>{[team]}</Fact>}
      {stack && <Fact label={ui("factStack")}>{[stack.join(", ")]}</Fact>}
      {link && (
        <Fact label={ui("factLink")}>
          {[["a", { href: link }, linkText ?? spoken(link)]]}
        </Fact>
      )}
      {inJsx(ownFacts(lists))}
      {told.length > 0 && (
        <Fact label={ui("factResult")} className="project-facts-result">
          {told.length === 1 ? told : inBlocks(told)}
        </Fact>
      )}
    </dl>
  );
}
