import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { compileWithEsbuild } from "./compileWithEsbuild";

type Rule = { include: (file: string) => boolean; loader?: string };

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

/** Which of the two compiles a file. */
function loaderOf(file: string): (string | undefined)[] {
  const babel = {
    test: /\.(js|mjs|jsx|ts|tsx)$/,
    include: (name: string) => !name.includes("node_modules"),
  };
  const rules: object[] = [{ test: /\.css$/ }, babel];
  compileWithEsbuild(rules, root);
  return (rules.slice(1) as Rule[])
    .filter(({ include }) => include(file))
    .map(({ loader = "babel" }) => loader);
}

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

  it("says when Gatsby's rule is none that it knows", () => {
    expect(() => compileWithEsbuild([{ test: /\.css$/ }], root)).toThrow(
      "no rule",
    );
  });
});
