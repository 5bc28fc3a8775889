import { execFileSync } from "node:child_process";
import path from "node:path";

type Result = { code: string; errors: string[] };

let results: { build: Result; pages: Result; develop: Result[] };
beforeAll(() => {
  const script = path.join(__dirname, "testing/bundleConfig.ts");
  const args = ["--import", "tsx", script];
  const printed = execFileSync(process.execPath, args, { encoding: "utf8" });
  results = JSON.parse(printed) as typeof results;
});

it("gives browsers the resolved config, the time zone too, without zod and the schema", () => {
  const { code, errors } = results.build;
  expect(errors).toEqual([]);
  expect(code).toContain("hideOnScroll");
  expect(code).toContain("Europe/Berlin");
  expect(code).not.toMatch(/zod|safeParse|Must not be empty/i);
});

it("leaves a list that has nothing out of menus", () => {
  expect(results.build.code).toMatch(/"to\W+blog\/tags/);
  expect(results.build.code).not.toMatch(/"to\W+blog\/authors/);
});

it("has each page rendered again in a new year, which the copyright names", () => {
  const year = /renderedIn\W+20\d\d/;
  expect(results.pages.code).toMatch(year);
  expect(results.build.code).not.toMatch(year);
});

it("resolves it again when it is saved, and keeps it while it has errors", () => {
  const [first, valid, invalid, fixed] = results.develop;
  expect(first?.errors).toEqual([]);
  expect(valid?.code).toContain("Kim");
  expect(invalid?.errors).toHaveLength(1);
  expect(invalid?.errors[0]).toMatch(/site\.ts:\d+ {2}toc/);
  expect(invalid?.code).toContain("Kim");
  expect(fixed?.errors).toEqual([]);
  expect(fixed?.code).toContain("Robin");
});
