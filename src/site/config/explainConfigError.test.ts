import { rmSync } from "node:fs";
import { createFolder } from "../../../tests/createFolder";
import { resolveSite } from "../../config/resolveSite";
import { minimalSite } from "../../config/testing/minimalSite";
import { explainConfigError } from "./explainConfigError";

// A project each: a process loads a file once.
const { at, write } = createFolder();
let project = 0;
beforeEach(() => {
  project += 1;
  save("site", `export const site = ${JSON.stringify(minimalSite())};`);
  save("sidebars", "export const sidebars = {};");
});

const save = (name: string, code: string) =>
  write(`${project}/src/config/${name}.ts`, code);

test("invalid options are listed with their lines", () => {
  save("site", "export const site = defineSite({\n  toc: 1,\n});");
  let thrown: unknown;
  try {
    resolveSite({ ...minimalSite(), toc: 1 });
  } catch (error) {
    thrown = error;
  }
  expect(explainConfigError(thrown, at(`${project}`))).toMatch(
    /^The site config has 1 error:\n\nsrc\/config\/site.ts:2 {2}toc\n/,
  );
});

test.each([
  ["site", "syntax", "{\n  title: ,\n}", /Unexpected ","[^]*site\.ts:2:9/],
  ["site", "names", "{\n  title: Berlin,\n}", /Berlin is[^]*site\.ts:2:10/],
  ["sidebars", "names", "{\n  a: Berlin,\n}", /Berlin is[^]*sidebars\.ts:2:6/],
])("errors in %s.ts are explained: %s", (name, _, value, expected) => {
  save(name, `export const ${name} = ${value};`);
  expect(
    explainConfigError(new Error("of a bundle"), at(`${project}`)),
  ).toMatch(expected);
});

test.each([
  ["site", "", "no export", "Export it by this name."],
  ["site", "export const sites = {};", "sites", 'Did you mean "site"?'],
  ["site", "export default {};", "default", "Export it by this name."],
  [
    "sidebars",
    "export const sidebar = {};",
    "sidebar",
    'Did you mean "sidebars"?',
  ],
])("a missing export of %s.ts is explained: %s", (name, code, value, fix) => {
  save(name, code);
  const explained = explainConfigError(
    new Error("of a bundle"),
    at(`${project}`),
  );
  expect(explained).toContain(`src/config/${name}.ts:1\n`);
  expect(explained).toContain(`It does not export "${name}".`);
  expect(explained).toContain(`  Value: ${value}\n`);
  expect(explained).toContain(`  Fix: ${fix}`);
});

test("the file of an error without a place, such as a missing package, is named", () => {
  const error = 'Object.assign(new Error("a"), { stack: "Error: a" })';
  save("sidebars", `throw ${error};`);
  expect(explainConfigError(new Error("of a bundle"), at(`${project}`))).toBe(
    "src/config/sidebars.ts  Error: a",
  );
});

test("a file that is gone is named", () => {
  rmSync(at(`${project}/src/config/sidebars.ts`));
  expect(
    explainConfigError(new Error("of a bundle"), at(`${project}`)),
  ).toMatch(/src\/config\/sidebars.ts\n {2}This file is missing[.]/);
});

test("an option that can't be computed is explained", () => {
  const getter = "get title() { throw new Error('boom'); }";
  save("site", `export const site = {\n  ${getter},\n};`);
  expect(
    explainConfigError(new Error("of a bundle"), at(`${project}`)),
  ).toMatch(/^Error: boom\n.*site\.ts:2:\d+\)?$/);
});

test("errors of other code are not", () => {
  expect(
    explainConfigError(new Error("No memory"), at(`${project}`)),
  ).toBeUndefined();
  expect(explainConfigError("No memory", at(`${project}`))).toBeUndefined();
});
