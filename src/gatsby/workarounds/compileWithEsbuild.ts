import { readFileSync } from "node:fs";
import path from "node:path";

type Rule = {
  test?: RegExp;
  include?: (file: string) => boolean;
  resourceQuery?: RegExp;
};

/** The loaders of esbuild, which expects no JSX in `.js`. */
const languages = [
  [/\.js$/, "jsx"],
  [/\.(?:jsx|tsx?)$/, "default"],
] as const;

/** Matches Gatsby's rule for the modules of the site. */
const isOwnRule = ({ test, include }: Rule) =>
  test?.test("Component.tsx") === true && typeof include === "function";

/** Matches the rule of gatsby-plugin-typescript, which runs Babel a second time. */
const isTypescriptRule = ({ test, include }: Rule) =>
  String(test) === String(/\.tsx?$/) && include === undefined;

/** True for code that Gatsby has to parse: with queries, its pictures and slices, or exports for it. */
const isReadByGatsby = (code: string): boolean =>
  /\bgraphql\b|gatsby-plugin-image|\bSlice\b/.test(code) ||
  /\bexport\b[^;=(]*\b(?:Head|config|getServerData)\b/.test(code);

/**
 * Compiles the modules that Gatsby need not parse with esbuild, in a thirtieth of
 * Babel's time, and the others only once with Babel.
 */
export function compileWithEsbuild(rules: object[], root: string): void {
  const folders = ["src", "content"].map((name) => path.join(root, name, "/"));
  const isPlain = (file: string) =>
    /\.[jt]sx?$/.test(file) &&
    folders.some((folder) => file.startsWith(folder)) &&
    !isReadByGatsby(readFileSync(file, "utf8"));
  const babel = (rules as Rule[]).find(isOwnRule);
  const typescript = (rules as Rule[]).find(isTypescriptRule);
  if (!babel?.include || !typescript) {
    throw new Error("Gatsby has no rules for the site's modules.");
  }
  const { include } = babel;
  babel.include = (file) => include(file) && !isPlain(file);
  // gatsby-plugin-mdx needs the templates of texts with imports as JavaScript.
  typescript.resourceQuery = /__contentFilePath/;
  for (const [test, loader] of languages) {
    rules.push({
      test,
      include: isPlain,
      // By package.json, webpack would take a `.js` for CommonJS.
      type: "javascript/auto",
      loader: "esbuild-loader",
      // Scripts keep the syntax that they are written in.
      options: { target: "esnext", loader },
    });
  }
}

/**
 * Returns the code that Gatsby searches for queries. It would parse every module
 * with a word such as "config".
 */
export const sourceForGatsby = (code: string): string | undefined =>
  isReadByGatsby(code) ? undefined : ";";
