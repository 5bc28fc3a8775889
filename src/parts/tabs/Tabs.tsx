import { nearest } from "../../lib/nearest";
import {
  contentOf,
  inJsx,
  isA,
  isBlank,
  textOf,
  type Content,
} from "../content";
import { PartFault } from "../PartFault";
import { pattern } from "../propForms";
import { either, flag, label as title, words, type Kind } from "../propKinds";
import { readProps } from "../readProps";
import { ui } from "../ui";
import { bootScript } from "./bootScript";
import { readItem, type Item } from "./TabItem";

const name = pattern(/^[\w.-]+$/, 'letters, digits, ".", "-" and "_"', "os");

/** Docusaurus also takes the labels here. */
const labels: Kind<readonly { value: string; label: string }[]> = {
  allowed: 'a list such as {[{ value: "mac", label: "macOS" }]}',
  fix: "Or write label=… on each <TabItem>.",
  read: (given) =>
    Array.isArray(given) &&
    given.every(
      (one: unknown) =>
        typeof one === "object" &&
        one !== null &&
        typeof (one as Item).value === "string" &&
        typeof (one as Item).label === "string",
    )
      ? (given as { value: string; label: string }[])
      : undefined,
};

/** Items stand by themselves, or share a paragraph where they are written inline. */
const itemsOf = (nodes: Content): Item[] =>
  nodes.flatMap((node) => {
    const item = readItem(node);
    if (item) return [item];
    if (isBlank(node)) return [];
    if (isA(node, "p")) return itemsOf(contentOf(node));
    throw new PartFault("<Tabs> holds something that is no <TabItem>.", {
      allowed: "<TabItem>",
      fix: "Put it into a <TabItem>, or before or behind <Tabs>.",
    });
  });

function check(items: readonly Item[]): void {
  if (items.length === 0) {
    throw new PartFault("<Tabs> holds no <TabItem>.", {
      fix: 'Write <TabItem value="…"> … </TabItem> into it, once for each tab.',
    });
  }
  const values = items.map(({ value }) => value);
  const twice = values.find((value, at) => values.indexOf(value) !== at);
  if (twice !== undefined) {
    throw new PartFault(
      `Two <TabItem> of the same <Tabs> have the value "${twice}".`,
      { fix: "Give each a value of its own." },
    );
  }
}

/** Which panel is shown first. */
function firstOf(items: readonly Item[], defaultValue?: string): number {
  const marked = items.filter(({ isDefault }) => isDefault);
  if (marked.length > 1) {
    throw new PartFault("Several <TabItem> of the same <Tabs> are default.", {
      fix: "Leave default on one of them.",
    });
  }
  const wanted = defaultValue ?? marked[0]?.value;
  if (wanted === undefined) return 0;
  const values = items.map(({ value }) => value);
  const at = values.indexOf(wanted);
  if (at >= 0) return at;
  const meant = nearest(wanted, values);
  throw new PartFault(`<Tabs> has no tab "${wanted}" to begin with.`, {
    allowed: values.map((value) => `"${value}"`).join(", "),
    fix: meant ? `Did you mean "${meant}"?` : undefined,
  });
}

/** Name of the query's parameter that says which tab is open. */
function queryOf(query?: string | boolean, groupId?: string) {
  if (query !== true) return query || undefined;
  if (groupId !== undefined) return groupId;
  throw new PartFault("<Tabs queryString> has no groupId to be named after.", {
    fix: 'Add groupId="…", or write queryString="…".',
  });
}

/** Several versions of the same, one shown at a time: all of them in the page, one below the other where nothing moves. */
export function Tabs({ children, ...given }: { children: Content }) {
  const { groupId, queryString, values, defaultValue, common, ...names } =
    readProps("Tabs", given, {
      groupId: name,
      queryString: either(flag, name),
      defaultValue: words,
      values: labels,
      label: words,
      title,
    });
  const items = itemsOf(children);
  check(items);
  const first = firstOf(items, defaultValue);
  const query = queryOf(queryString, groupId);
  const label = names.label ?? (names.title && textOf(names.title));
  const labelOf = ({ value, label: own }: Item) =>
    own ?? values?.find((one) => one.value === value)?.label ?? value;
  return (
    <div {...common} className="tabs" data-group={groupId} data-query={query}>
      <div
        className="tabs-list"
        role="tablist"
        aria-label={label ?? ui("tabsLabel")}
        data-print="hide"
      >
        {items.map((item, index) => (
          <button
            key={item.value}
            type="button"
            className="tabs-tab"
            role="tab"
            aria-selected={index === first}
            tabIndex={index === first ? 0 : -1}
          >
            {labelOf(item)}
          </button>
        ))}
      </div>
      {items.map((item, index) => (
        <div
          key={item.value}
          className="tabs-panel"
          role="group"
          aria-label={labelOf(item)}
          data-value={item.value}
          data-shown={index === first ? "" : undefined}
        >
          <p className="tabs-label">
            <strong>{labelOf(item)}</strong>
          </p>
          {inJsx(item.content)}
        </div>
      ))}
      {groupId !== undefined || query !== undefined ? (
        <script dangerouslySetInnerHTML={{ __html: bootScript }} />
      ) : null}
    </div>
  );
}
