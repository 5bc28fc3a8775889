import { ui } from "../ui";
import { compileText } from "../../site/markdown/testing/compileText";

const compile = (body: string) => compileText(body);
const bodyOf = async (body: string) => (await compile(body)).compiled.body;
const faultsOf = async (body: string) =>
  (await compile(body)).faults.map(({ line, message, expected, note }) =>
    [line, message, expected, note].filter(Boolean).join(" | "),
  );

const two = `<Tabs>
<TabItem value="a">One</TabItem>
<TabItem value="b" label="Bee">

Two

</TabItem>
</Tabs>`;

test("tabs are labelled groups, all of them in the page", async () => {
  const tab = (label: string, isSelected: boolean) => [
    "button",
    {
      type: "button",
      className: "tabs-tab",
      role: "tab",
      "aria-selected": isSelected,
      tabIndex: isSelected ? 0 : -1,
    },
    label,
  ];
  const panel = (label: string, props: object, content: unknown) => [
    "div",
    {
      className: "tabs-panel",
      role: "group",
      "aria-label": label,
      ...props,
    },
    ["p", { className: "tabs-label" }, ["strong", 0, label]],
    content,
  ];
  expect(await bodyOf(two)).toEqual([
    [
      "div",
      { className: "tabs" },
      [
        "div",
        {
          className: "tabs-list",
          role: "tablist",
          "aria-label": ui("tabsLabel"),
          "data-print": "hide",
        },
        tab("a", true),
        tab("Bee", false),
      ],
      panel("a", { "data-value": "a", "data-shown": "" }, "One"),
      panel("Bee", { "data-value": "b" }, ["p", 0, "Two"]),
    ],
  ]);
});

test("a group and a query bring the script that shows the choice at once", async () => {
  const text = JSON.stringify(
    await bodyOf(two.replace("<Tabs>", '<Tabs groupId="os" queryString>')),
  );
  expect(text).toContain('"data-group":"os","data-query":"os"');
  expect(text).toContain("currentScript.parentNode");
  expect(JSON.stringify(await bodyOf(two))).not.toContain("currentScript");
});

test.each([
  ["default on an item", two.replace('"b"', '"b" default')],
  ["defaultValue", two.replace("<Tabs>", '<Tabs defaultValue="b">')],
])("%s says which is shown first", async (_, body) => {
  expect(JSON.stringify(await bodyOf(body))).toContain(
    '"data-value":"b","data-shown":""',
  );
});

test("tabs may lie in tabs", async () => {
  const inner = two.replaceAll("\n", "\n\n");
  const body = `<Tabs>\n<TabItem value="x">\n\n${inner}\n\n</TabItem>\n</Tabs>`;
  expect(await faultsOf(body)).toEqual([]);
  const text = JSON.stringify(await bodyOf(body));
  expect(text.match(/"role":"tablist"/g)).toHaveLength(2);
  expect(text).not.toContain("tab-item");
});

test.each([
  ["no item", "<Tabs>\n</Tabs>", "1 | <Tabs> has no <TabItem>."],
  [
    "something else",
    '<Tabs>\n\nHello\n\n<TabItem value="a">A</TabItem>\n</Tabs>',
    "1 | <Tabs> may only hold <TabItem>. | <TabItem>",
  ],
  [
    "a value twice",
    two.replace('"b"', '"a"'),
    '1 | Two <TabItem> of the same <Tabs> have the value "a".',
  ],
  [
    "an unknown default",
    two.replace("<Tabs>", '<Tabs defaultValue="c">'),
    '1 | <Tabs> has no <TabItem> with the value "c". | "a", "b" | Did you mean "a"?',
  ],
  [
    "a query without a name",
    two.replace("<Tabs>", "<Tabs queryString>"),
    '1 | <Tabs queryString> needs a groupId as its name. | Add groupId="…", or write queryString="…".',
  ],
  [
    "a group that is no name",
    two.replace("<Tabs>", '<Tabs groupId="my os">'),
    '1 | <Tabs> can\'t use groupId="my os". | letters, digits, ".", "-" and "_"',
  ],
])("%s is a fault", async (_, body, fault) => {
  expect(await faultsOf(body)).toEqual([fault]);
});

test.each([
  [
    "outside of tabs",
    'Hi\n\n<TabItem value="a">A</TabItem>',
    "3 | <TabItem> stands outside of <Tabs>.",
  ],
  [
    "deeper in tabs",
    two.replace("Two", '> <TabItem value="c">C</TabItem>'),
    "5 | <TabItem> stands outside of <Tabs>.",
  ],
  [
    "without content",
    '<Tabs>\n<TabItem value="a"></TabItem>\n</Tabs>',
    '2 | The <TabItem value="a"> is empty.',
  ],
])("an item %s is a fault", async (_, body, fault) => {
  expect(await faultsOf(body)).toContain(fault);
});
