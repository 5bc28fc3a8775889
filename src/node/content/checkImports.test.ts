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
  "src/shared/years.ts",
  "node_modules/@scope/charts/lib/bars.js",
  "node_modules/dates/index.js",
];
for (const file of files) {
  mkdirSync(path.join(root, path.dirname(file)), { recursive: true });
  writeFileSync(path.join(root, file), "");
}

const text = { sourcePath: "content/blog/a/en.mdx", isStandIn: false };
const check = (source: string) =>
  checkImports(root, [{ ...text, imports: [{ source, names: [], line: 5 }] }]);

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
  "node:path",
  "@/of/an/alias",
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
      allowed: '"./Chart", "./v1.5"',
      fix: 'Did you mean "./Chart"?',
    },
  ]);
  expect(check("./chart.tsx")).toMatchObject([
    { fix: 'Did you mean "./Chart.tsx"?' },
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

test("a package that is not installed", () => {
  expect(check("@scope/chart/lib/bars")).toMatchObject([
    {
      message:
        'There is no package "@scope/chart" for the import "@scope/chart/lib/bars".',
      fix: 'Install it with "npm install @scope/chart", or begin the name of a file of your own with "./".',
    },
  ]);
});

test("a stand-in repeats nothing, nor does what was made before the file got faults", () => {
  const imports = [{ source: "./Chrat", names: [] }];
  const standIn = { ...text, isStandIn: true, imports };
  const stale = { ...text, isStale: true, imports };
  expect(checkImports(root, [standIn, stale])).toEqual([]);
});
