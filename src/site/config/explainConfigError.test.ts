import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { resolveSite } from "../../config/resolveSite";
import { minimalSite } from "../../config/testing/minimalSite";
import { explainConfigError } from "./explainConfigError";

let root = "";
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), "config-"));
  mkdirSync(path.join(root, "src/config"), { recursive: true });
  save("site", "export const site = {};");
  save("sidebars", "export const sidebars = {};");
});
afterEach(() => {
  rmSync(root, { recursive: true });
});

const save = (name: string, code: string) =>
  writeFileSync(path.join(root, `src/config/${name}.ts`), code);

test("invalid options are listed with their lines", () => {
  save("site", "export const site = defineSite({\n  toc: 1,\n});");
  let thrown: unknown;
  try {
    resolveSite({ ...minimalSite(), toc: 1 });
  } catch (error) {
    thrown = error;
  }
  expect(explainConfigError(thrown, root)).toMatch(
    /^The site config has 1 error:\n\nsrc\/config\/site.ts:2 {2}toc\n/,
  );
});

test.each([
  ["site", "syntax", "{\n  title: ,\n}", /Unexpected ","[^]*site\.ts:2:9/],
  ["site", "names", "{\n  title: Berlin,\n}", /Berlin is[^]*site\.ts:2:10/],
  ["sidebars", "names", "{\n  a: Berlin,\n}", /Berlin is[^]*sidebars\.ts:2:6/],
])("errors in %s.ts are explained: %s", (name, _, value, expected) => {
  save(name, `export const ${name} = ${value};`);
  expect(explainConfigError(new Error("of a bundle"), root)).toMatch(expected);
});

test("errors of other code are not", () => {
  expect(explainConfigError(new Error("No memory"), root)).toBeUndefined();
  expect(explainConfigError("No memory", root)).toBeUndefined();
});
