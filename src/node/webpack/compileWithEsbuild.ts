import { readFileSync } from "node:fs";
import path from "node:path";
import { gatsbyReads } from "../gatsbyReads";

type Condition = (file: string) => boolean;
type Rule = {
  test?: RegExp;
  include?: Condition;
  loader?: string;
  options?: object;
};

const isCode = /\.[jt]sx?$/;

/** How esbuild reads a module: it takes a component in a `.js` for a slip. */
const languages = [
  [/\.js$/, "jsx"],
  [/\.(?:jsx|tsx?)$/, "default"],
] as const;

/** Gatsby's rule for the site's own modules. */
const isOwnRule = ({ test, include }: Rule) =>
  test?.test("Part.tsx") === true && typeof include === "function";

/**
 * Has esbuild compile the modules that Gatsby need not look into, in a
 * thirtieth of the time that Babel takes.
 */
export function compileWithEsbuild(rules: object[], root: string): void {
  const folders = ["src", "content"].map((name) => path.join(root, name, "/"));
  const isPlain = (file: string) =>
    isCode.test(file) &&
    folders.some((folder) => file.startsWith(folder)) &&
    !gatsbyReads(readFileSync(file, "utf8"));
  const babel = (rules as Rule[]).find(isOwnRule);
  if (!babel?.include) {
    throw new Error("Gatsby has no rule for the site's modules.");
  }
  const { include } = babel;
  babel.include = (file) => include(file) && !isPlain(file);
  for (const [test, loader] of languages) {
    rules.push({
      test,
      include: isPlain,
      // package.json would have webpack take a `.js` for Node's older kind.
      type: "javascript/auto",
      loader: "esbuild-loader",
      // Scripts keep the syntax that they are written in.
      options: { target: "esnext", loader },
    });
  }
}
