/** @jest-environment node */
import { compileMdx } from "./compileMdx";
import { ownModule } from "./ownModule";
import { compileOptions } from "./testing/compileOptions";
import { own } from "./testing/trees";
import { loadTools } from "./tools";

const imports = 'import { Chart, years } from "./Chart";';
const compile = (text: string) =>
  compileMdx(`${imports}\n\n${text}`, compileOptions);

test.each([
  [
    "a component",
    '<Chart lang="de" wide />',
    own({ name: "Chart", props: { lang: "de", wide: true } }),
  ],
  ["a component's member", "<Chart.Axis />", own({ name: "Chart.Axis" })],
  [
    "its children are read like any text",
    "<Chart>\n**Two**\n</Chart>",
    own({ name: "Chart" }, ["p", 0, ["strong", 0, "Two"]]),
  ],
  [
    "an expression that needs the imports",
    "{years.length}",
    ["Own", { value: 0 }],
  ],
  ["any other expression is evaluated at build", "{[1, 2].length}", "2"],
  [
    "attributes that need them",
    "<Chart years={years} first={1 + 1} />",
    own({ name: "Chart", props: { first: 2 }, values: { years: 0 } }),
  ],
  [
    "attributes that are spread",
    "<Chart {...years} />",
    own({ name: "Chart", spread: [0] }),
  ],
  [
    "elements of HTML with such attributes",
    '<section title={years[0]} id="a" />',
    own({ type: "section", props: { id: "a" }, values: { title: 0 } }),
  ],
])("%s", async (_, text, expected) => {
  const { compiled, faults } = await compile(text);
  expect(faults).toEqual([]);
  expect(compiled?.isRich).toBe(true);
  expect(compiled?.body).toEqual([expected]);
});

test("names may be exported here, and taken apart", async () => {
  const { compiled } = await compileMdx(
    "export const { a, b: [c = 1, ...d] } = { a: 1, b: [] };\n\n{a} {c} {d} {'b'}",
    compileOptions,
  );
  expect(JSON.stringify(compiled?.body)).toBe(
    '[["p",0,["Own",{"value":0}]," ",["Own",{"value":1}]," ",["Own",{"value":2}]," ","b"]]',
  );
});

test("what is imported is told with its lines, of a text with faults as well", async () => {
  const text =
    'export * from "./years";\nimport c, {\n  a as d,\n} from "b";\n\n';
  const imports = [
    { source: "./Chart", names: ["Chart", "years"], line: 1 },
    { source: "./years", names: [], line: 3 },
    { source: "b", names: ["default", "a"], line: 6 },
  ];
  expect((await compile(text)).named.imports).toEqual(imports);
  expect((await compile(`${text}<Chrat />`)).named.imports).toEqual(imports);
});

test("a component that nobody imports is a fault here, too", async () => {
  const { faults } = await compile("<Chrat />");
  expect(faults).toMatchObject([
    { severity: "error", line: 3, message: "There is no component <Chrat>." },
  ]);
});

test("a part can't stand in code that runs in the browser", async () => {
  const { faults } = await compile(
    "{years.map((year) => <Figure src={year} />)}",
  );
  expect(faults).toEqual([
    {
      severity: "error",
      line: 3,
      message:
        "<Figure> is made at build, where the file's own code does not run; so it can't stand in an expression that needs that code.",
      fix: "Put <Figure> outside of the braces.",
    },
  ]);
});

test("webpack is left the imports, and what needs them in the order of the text", async () => {
  const { children } = ownModule(
    `${imports}\n\n# Years\n\n> <Chart years={years} {...years[0]} />\n\nAll: {years.map(\n  (year) => <b>{year}</b>,\n)}, {1 + 1}`,
    await loadTools(),
  );
  expect(children.map((node) => ("value" in node ? node.value : ""))).toEqual([
    imports,
    'props.render({ names: {"Chart": Chart}, values: [(years), (years[0]), (years.map(\n(year) => <b>{year}</b>,\n))] })',
  ]);
});
