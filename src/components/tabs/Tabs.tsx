/** @jsxImportSource hastscript */
import type { Element } from "hast";
import { z } from "zod";
import { element, isBlank, isElement, raw } from "../content";
import type { Content, Given } from "../content";
import { ComponentError, defineProps, flag, text } from "../props";
import { ui } from "../ui";
import { bootScript } from "./boot";

type Item = Element & {
  properties: { value: string; label: string; isDefault: boolean };
};

/** The name of an item until `Tabs` replaces it. */
export const tabItem = "tab-item";

const name = z
  .string()
  .regex(/^[\w.-]+$/)
  .describe('letters, digits, ".", "-" and "_"');
const queryName = z.union([flag, name]).describe("nothing, or a name");

const readTabItem = defineProps("TabItem", {
  value: text,
  label: text.optional(),
  default: flag.optional(),
});

export function TabItem({ children, ...given }: Given) {
  const props = readTabItem(given);
  const { value } = props;
  if (children.length === 0) {
    throw new ComponentError(`The <TabItem value="${value}"> is empty.`);
  }
  return element(
    tabItem,
    {
      value,
      label: props.label ?? value,
      isDefault: props.default === true,
    },
    children,
  );
}

/** Reads the items, which share a paragraph if they are written inline. */
const readItems = (nodes: Content): Item[] =>
  nodes.flatMap((node) => {
    if (isBlank(node)) return [];
    if (isElement(node, "p")) return readItems(node.children);
    if (isElement(node, tabItem)) return [node as Item];
    throw new ComponentError("<Tabs> may only hold <TabItem>.", {
      expected: ["<TabItem>"],
    });
  });

function findFirst(items: readonly Item[]): number {
  const values = items.map(({ properties }) => properties.value);
  const twice = values.find((value, at) => values.indexOf(value) !== at);
  if (twice !== undefined) {
    throw new ComponentError(
      `Two <TabItem> of the same <Tabs> have the value "${twice}".`,
    );
  }
  const at = items.findIndex(({ properties }) => properties.isDefault);
  return Math.max(at, 0);
}

const readTabs = defineProps("Tabs", {
  groupId: name.optional(),
  queryString: queryName.optional(),
  label: text.optional(),
});

/** Tabs; all panels are in the page, which shows them below each other without scripts. */
export function Tabs({ children, ...given }: Given) {
  const props = readTabs(given);
  const { groupId, queryString, common } = props;
  const items = readItems(children);
  if (items.length === 0) throw new ComponentError("<Tabs> has no <TabItem>.");
  if (queryString === true && groupId === undefined) {
    throw new ComponentError(
      "<Tabs queryString> needs a groupId as its name.",
      {
        note: 'Add groupId="…", or write queryString="…".',
      },
    );
  }
  const first = findFirst(items);
  const query = queryString === true ? groupId : queryString || undefined;
  return (
    <div {...common} className="tabs" data-group={groupId} data-query={query}>
      <div
        className="tabs-list"
        role="tablist"
        aria-label={props.label ?? ui("tabsLabel")}
        data-print="hide"
      >
        {items.map(({ properties }, index) => (
          <button
            type="button"
            className="tabs-tab"
            role="tab"
            aria-selected={index === first}
            tabIndex={index === first ? 0 : -1}
          >
            {properties.label}
          </button>
        ))}
      </div>
      {items.map(({ properties: { value, label }, children }, index) => (
        <div
          className="tabs-panel"
          role="group"
          aria-label={label}
          data-value={value}
          data-shown={index === first ? "" : undefined}
        >
          <p className="tabs-label">
            <strong>{label}</strong>
          </p>
          {children}
        </div>
      ))}
      {groupId !== undefined || query !== undefined ? (
        <script>{raw(bootScript)}</script>
      ) : null}
    </div>
  );
}
