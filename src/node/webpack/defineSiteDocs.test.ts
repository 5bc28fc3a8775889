/** @jest-environment node */
import { execFileSync } from "node:child_process";
import path from "node:path";

// webpack has to be loaded.
jest.setTimeout(60_000);

type Bundles = Record<"without" | "withDocs" | "changed", string>;

let bundles: Bundles;
beforeAll(() => {
  const tsx = path.resolve("node_modules/.bin/tsx");
  const script = path.join(__dirname, "testing/bundleSample.ts");
  const printed = execFileSync(tsx, [script], { encoding: "utf8" });
  bundles = JSON.parse(printed) as Bundles;
});

it("leaves all of it out where the bar leads to no docs", () => {
  expect(bundles.without).toContain("no docs");
  expect(bundles.without).not.toMatch(/a sheet|siteDocs/);
});

it("writes in what the bar has to know of docs", () => {
  expect(bundles.withDocs).toContain("a sheet");
  expect(bundles.withDocs).toContain('last:"2.0"');
  expect(bundles.withDocs).not.toMatch(/no docs|siteDocs/);
});

it("writes it anew in develop when it changes", () => {
  expect(bundles.changed).toContain('last:"3.0"');
});
