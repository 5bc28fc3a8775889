import { readFileSync } from "node:fs";
import path from "node:path";

type Rule = {
  test?: RegExp;
  include?: (file: string) => boolean;
  resourceQuery?: RegExp;
};

/** How esbuild reads a module: it takes a component in a `.js` for a slip. */
const languages = [
  [/\.js$/, "jsx"],
  [/\.(?:jsx|tsx?)$/, "default"],
] as const;

/** Gatsby's rule for the site's own modules. */
const isOwnRule = ({ test, include }: Rule) =>
  test?.test("Component.tsx") === true && typeof include === "function";

/** The rule of gatsby-plugin-typescript, which runs Babel a second time. */
const isTypescriptRule = ({ test, include }: Rule) =>
  String(test) === String(/\.tsx?$/) && include === undefined;

/**
 * Whether Gatsby has anything to read in a module's code: queries, its own
 * pictures and slices, and what pages export for it.
 */
const isReadByGatsby = (code: string): boolean =>
  /\bgraphql\b|gatsby-plugin-image|\bSlice\b/.test(code) ||
  /\bexport\b[^;=(]*\b(?:Head|config|getServerData)\b/.test(code);

/**
 * Has esbuild compile the modules that Gatsby need not look into, in a
 * thirtieth of the time that Babel takes, and Babel compile the others once.
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
  // gatsby-plugin-mdx needs templates of files with imports in JavaScript.
  typescript.resourceQuery = /__contentFilePath/;
  for (const [test, loader] of languages) {
    rules.push({
      test,
      include: isPlain,
      // package.json would have webpack take a `.js` for CommonJS.
      type: "javascript/auto",
      loader: "esbuild-loader",
      // Scripts keep the syntax that they are written in.
      options: { target: "esnext", loader },
    });
  }
}

/**
 * What Gatsby searches for queries. It would parse every module in which a
 * word such as "config" stands.
 */
export const sourceForGatsby = (code: string): string | undefined =>
  isReadByGatsby(code) ? undefined : ";";
