/** @jest-environment node */
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { checkExports } from "./checkExports";

const root = mkdtempSync(path.join(tmpdir(), "exports-"));
afterAll(() => rmSync(root, { recursive: true }));
for (const [name, text] of Object.entries({
  "Chart.tsx":
    "export function Chart() { return <b />; }\nexport const years: number[] = [];\nexport type A = string;",
  "Own.jsx": "export default function Own() { return <b />; }",
  "Inner.tsx": "const Inner = () => <b />;",
  "all.ts": 'export * from "./Chart";',
  "old.js": "module.exports = { a: 1 };",
  "broken.ts": "export const {",
  "chart.css": "",
  "x.module.css": ".red { color: red; }",
})) {
  writeFileSync(path.join(root, name), text);
}

const check = (source: string, ...names: string[]) =>
  checkIn(root, source, ...names);

async function checkIn(site: string, source: string, ...names: string[]) {
  const found = await checkExports(site, [
    {
      sourcePath: "en.mdx",
      isStandIn: false,
      imports: [{ source, names, line: 3 }],
    },
  ]);
  return found.map(({ message, fix }) => [message, fix]);
}

test.each([
  ["./Chart", ["Chart", "years"]],
  ["./Own", ["default"]],
  ["./Inner", []],
  ["./all", ["Chart"]],
  ["./old", ["default", "a"]],
  ["./broken", ["a"]],
  ["./chart.css", ["default"]],
  ["./x.module.css", []],
  ["./x.module.css", ["red"]],
  ["./x.module.css?raw", ["default"]],
  ["./no.module.css", ["default"]],
  ["react", ["useStat"]],
  ["./missing", ["a"]],
  ["package", ["a"]],
])(
  "nothing is wrong with what %s exports, or nobody knows",
  async (source, names) => {
    expect(await check(source, ...names)).toEqual([]);
  },
);

test.each([
  [
    "./Chart",
    "Chrat",
    '"./Chart" does not export "Chrat".',
    'Did you mean "Chart"?',
  ],
  [
    "./Chart",
    "default",
    '"./Chart" has no default export.',
    "Put the name in braces, such as { Chart }.",
  ],
  [
    "./Own",
    "Own",
    '"./Own" does not export "Own".',
    "Write the name without braces.",
  ],
  [
    "./Inner",
    "Inner",
    '"./Inner" does not export "Inner".',
    'Write "export" before what it names there.',
  ],
])("%s has no %s", async (source, name, message, fix) => {
  expect(await check(source, name)).toEqual([[message, fix]]);
});

test("the sheet of a module has no default, unless somebody has set one up", async () => {
  expect(await check("./x.module.css", "default")).toEqual([
    [
      '"./x.module.css" has no default export: each of its classes is one.',
      'Write "* as" before the name, such as import * as css from "./x.module.css".',
    ],
  ]);
  const config = path.join(root, "gatsby-config.ts");
  writeFileSync(config, "modules: { namedExport: false }");
  expect(await check("./x.module.css", "default")).toEqual([]);
  rmSync(config);
});

test("names that React does not have", async () => {
  const site = process.cwd();
  expect(await checkIn(site, "react", "default", "useState")).toEqual([]);
  expect(await checkIn(site, "react", "useStat")).toEqual([
    ['"react" does not export "useStat".', 'Did you mean "useState"?'],
  ]);
});
