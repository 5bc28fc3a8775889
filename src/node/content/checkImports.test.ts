/** @jest-environment node */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { checkImports } from "./checkImports";

const root = mkdtempSync(path.join(tmpdir(), "imports-"));
afterAll(() => rmSync(root, { recursive: true }));
const files = [
  "content/blog/a/Chart.tsx",
  "content/blog/a/Chart.test.tsx",
  "content/blog/a/Chart.module.css",
  "content/blog/a/v1.5.ts",
  "content/blog/a/parts/index.ts",
  "content/blog/a/_part.mdx",
  "content/blog/a/_plain.md",
  "content/blog/a/note.txt",
  "content/blog/a/pic.png",
  "src/shared/years.ts",
  "node_modules/@scope/charts/lib/bars.js",
  "node_modules/dates/index.js",
  "node_modules/events/index.js",
];
for (const file of files) {
  mkdirSync(path.join(root, path.dirname(file)), { recursive: true });
  writeFileSync(path.join(root, file), "");
}

const text = { sourcePath: "content/blog/a/en.mdx", isStandIn: false };
const check = (source: string, ...names: string[]) =>
  checkImports(root, [{ ...text, imports: [{ source, names, line: 5 }] }]);

test.each([
  "./Chart",
  "./Chart.tsx",
  "./Chart.module.css",
  "./Chart.module.css?raw",
  "./v1.5",
  "./parts",
  "../../../src/shared/years",
  "/src/shared/years",
  "dates",
  "@scope/charts/lib/bars",
  "events",
  "./pic.png",
  "./note.txt?raw",
  "#of/package.json",
  "@theme/Tabs",
  "!!raw-loader!./any",
])("%s leads somewhere, or is not ours to know", (source) => {
  expect(check(source)).toEqual([]);
});

test("an import that leads nowhere is told with its line and what was likely meant", () => {
  expect(check("./Chrat")).toEqual([
    {
      severity: "error",
      file: "content/blog/a/en.mdx",
      line: 5,
      message: 'There is no file for the import "./Chrat".',
      allowed: '"./Chart", "./parts", "./v1.5"',
      fix: 'Did you mean "./Chart"?',
    },
  ]);
  expect(check("./chart.tsx")).toMatchObject([
    { fix: 'Did you mean "./Chart.tsx"?' },
  ]);
});

test("folders are meant as well, and beside a picture only what is no code", () => {
  expect(check("./Parts")).toMatchObject([{ fix: 'Did you mean "./parts"?' }]);
  expect(check("./pic.webp")).toMatchObject([
    {
      allowed: '"./Chart.module.css", "./pic.png"',
    },
  ]);
  expect(check("./pik.png")).toMatchObject([
    { fix: 'Did you mean "./pic.png"?' },
  ]);
});

test.each(["./_part.mdx", "./_plain.md"])("%s is a text", (source) => {
  expect(check(source, "default")).toMatchObject([
    {
      line: 5,
      message: `"${source}" is a text, and a text can't show another one.`,
      fix: "Write its words into this text, or import a component that holds them, such as one in a .tsx file.",
    },
  ]);
});

test("what MDX exports by name may be imported, of plain Markdown nothing", () => {
  expect(check("./_part.mdx", "years")).toEqual([]);
  expect(check("./_plain.md", "years")).toHaveLength(1);
});

test("what webpack can't read", () => {
  expect(check("./note.txt")).toMatchObject([
    {
      line: 5,
      message:
        'Nothing can be imported from "./note.txt": webpack would take it for code.',
      allowed: "code, .css, .json, .yaml, pictures, fonts, sounds, films, .pdf",
      fix: 'Put its content into "./note.ts", as a text in backticks behind "export default".',
    },
  ]);
});

test("nothing is suggested where nothing is near", () => {
  expect(check("../parts/Chart")).toMatchObject([
    {
      message: 'There is no file for the import "../parts/Chart".',
      allowed: "",
      fix: "Put the file there, or remove the import and what uses it.",
    },
  ]);
});

test.each([
  [
    "@scope/chart/lib/bars",
    'There is no package "@scope/chart" for the import "@scope/chart/lib/bars".',
    'Install it with "npm install @scope/chart", or begin the name of a file of your own with "./".',
  ],
  [
    "src/shared/years",
    'There is no package "src" for the import "src/shared/years".',
    'Did you mean "/src/shared/years"?',
  ],
  [
    "@/shared/years",
    'No alias "@" is set up here, so the import "@/shared/years" leads nowhere.',
    'Did you mean "/src/shared/years"?',
  ],
  [
    "~/ui/Card",
    'No alias "~" is set up here, so the import "~/ui/Card" leads nowhere.',
    'Begin a path that starts beside the text with "./", and one that starts in the site\'s folder with "/".',
  ],
  [
    "https://example.com/x.js",
    '"https://example.com/x.js" is at another site, and imports are bundled with this one.',
    'Install its package, or put the file beside the text and import it by its name, with "./" before it.',
  ],
  ...["fs", "fs/promises", "node:path"].map((source) => [
    source,
    `"${source}" is a part of Node.js, which browsers don't have.`,
    "Write down what it would work out, or use a package for browsers.",
  ]),
])("%s is no package", (source, message, fix) => {
  expect(check(source)).toMatchObject([{ line: 5, message, fix }]);
});

test.each([
  ["gatsby-config.ts", 'alias: { "@": "./src" }', "@/ui/Card"],
  ["tsconfig.json", '{ "paths": { "~/*": ["./src/*"] } }', "~/ui/Card"],
  ["tsconfig.json", '{ "paths": { "src/*": ["./src/*"] } }', "src/ui/Card"],
  [
    "src/node/onCreateWebpackConfig.ts",
    'config.resolve.alias["@"] = "./src";',
    "@/ui/Card",
  ],
  ["src/node/webpack/forTexts.ts", "fallback: { fs: false }", "fs"],
  ["src/node/webpack/forTexts.ts", "test: /\\.(?:csv|txt)$/", "./note.txt"],
])("what is set up in %s is left alone: %s", (name, code, source) => {
  const file = path.join(root, name);
  mkdirSync(path.dirname(file), { recursive: true });
  expect(check(source)).toHaveLength(1);
  writeFileSync(file, code);
  expect(check(source)).toEqual([]);
  rmSync(file);
});

test("a stand-in repeats nothing, nor does what was made before the file got faults", () => {
  const imports = [{ source: "./Chrat", names: [] }];
  const standIn = { ...text, isStandIn: true, imports };
  const stale = { ...text, isStale: true, imports };
  expect(checkImports(root, [standIn, stale])).toEqual([]);
});
