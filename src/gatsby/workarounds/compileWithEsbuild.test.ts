import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { compileWithEsbuild } from "./compileWithEsbuild";

type Rule = {
  test: RegExp;
  include: (file: string) => boolean;
  type?: string;
  loader?: string;
  options?: { loader: string };
};

let root = "";

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), "rules-"));
  for (const folder of ["src", "content", ".cache"]) {
    mkdirSync(path.join(root, folder));
  }
});
afterEach(() => rmSync(root, { recursive: true }));

const write = (name: string, code: string) => {
  const file = path.join(root, name);
  writeFileSync(file, code);
  return file;
};

/** The rules for a file. */
function rulesFor(file: string): Rule[] {
  const babel = {
    test: /\.(js|mjs|jsx|ts|tsx)$/,
    include: (name: string) => !name.includes("node_modules"),
  };
  const typescript = { test: /\.tsx?$/ };
  const rules: object[] = [{ test: /\.css$/ }, typescript, babel];
  compileWithEsbuild(rules, root);
  return (rules.slice(2) as Rule[]).filter(
    ({ test, include }) => test.test(file) && include(file),
  );
}

/** Tells which of the two compiles it. */
const loaderOf = (file: string) =>
  rulesFor(file).map(({ loader = "babel" }) => loader);

describe("compileWithEsbuild", () => {
  it("has each module compiled by one of the two", () => {
    const query = "export const query = graphql`{ site { id } }`;";
    expect(loaderOf(write("src/Plain.tsx", "export const a = 1;"))).toEqual([
      "esbuild-loader",
    ]);
    expect(loaderOf(write("content/own.ts", "export const a = 1;"))).toEqual([
      "esbuild-loader",
    ]);
    expect(loaderOf(write("src/Query.tsx", query))).toEqual(["babel"]);
    expect(loaderOf(write(".cache/app.js", "let a;"))).toEqual(["babel"]);
    expect(loaderOf("/node_modules/one/index.js")).toEqual([]);
  });

  it("takes a component in a .js for one, whatever package.json says of such files", () => {
    const component = "export default () => <b />;";
    const languageOf = (name: string) =>
      rulesFor(write(name, component)).map(({ type, options }) => [
        type,
        options?.loader,
      ]);
    expect(languageOf("content/Own.js")).toEqual([["javascript/auto", "jsx"]]);
    for (const name of ["Own.jsx", "Own.tsx", "own.ts"]) {
      expect(languageOf(`content/${name}`)).toEqual([
        ["javascript/auto", "default"],
      ]);
    }
  });

  it("says when Gatsby's rule is none that it knows", () => {
    expect(() => compileWithEsbuild([{ test: /\.css$/ }], root)).toThrow(
      "no rules",
    );
  });
});
