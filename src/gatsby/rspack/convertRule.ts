import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import type { Context, Rule } from "./types";

type Loader = {
  loader?: string;
  options?: {
    modules?: object | false;
    postcssOptions?: (context: object) => { plugins?: unknown[] };
  };
};

/**
 * Converts a rule of webpack: Rspack extracts styles with a loader of its own,
 * and Lightning CSS prefixes them when it minifies. Babel gets only what Gatsby's plugins
 * for it have to change, see `compileWithSwc`.
 */
export function convertRule(rule: Rule, context: Context): Rule {
  const result = { ...rule };
  if (rule.oneOf) result.oneOf = convertRules(rule.oneOf, context);
  if (rule.rules) result.rules = convertRules(rule.rules, context);
  const { use } = rule;
  if (typeof use === "function") {
    result.use = (data: object) =>
      convertUse((use as (data: object) => unknown)(data), context);
  } else if (use) {
    result.use = convertUse(use, context);
  }
  if (runsBabel(rule)) {
    const needsBabel = (file: string) => !kindOf(file);
    result.include = rule.include
      ? { and: [rule.include, needsBabel] }
      : needsBabel;
  }
  return result;
}

/** Converts several rules. */
export const convertRules = (
  rules: readonly Rule[],
  context: Context,
): Rule[] => rules.map((rule) => convertRule(rule, context));

function convertUse(use: unknown, context: Context): unknown {
  if (Array.isArray(use)) {
    return use.flatMap((each) => convertUse(each, context) ?? []);
  }
  if (!use || typeof use !== "object") return use;
  const { loader = "", options } = use as Loader;
  const isLoader = (name: string) =>
    new RegExp(`[\\\\/]${name}[\\\\/]`).test(loader);
  if (isLoader("mini-css-extract-plugin")) {
    return { loader: context.rspack.CssExtractRspackPlugin.loader };
  }
  if (isLoader("postcss-loader")) {
    const { plugins = [] } = options?.postcssOptions?.({}) ?? {};
    // Gatsby's own two, flexbugs and autoprefixer: minification does their work.
    if (plugins.length > 2) throw new Error("it runs no plugins of PostCSS");
    return undefined;
  }
  if (isLoader("css-loader") && options?.modules) {
    const getLocalIdent = nameClasses(context.gatsby);
    return {
      loader,
      options: { ...options, modules: { ...options.modules, getLocalIdent } },
    };
  }
  return use;
}

type NameOptions = { context: string; hashPrefix: string };

/**
 * Names classes as css-loader does. It would also hash `matchResource`, which
 * Rspack sets for styles but not for pages: they would have other classes.
 */
const nameClasses =
  (gatsby: NodeJS.Require) =>
  (
    loader: { resourcePath: string },
    pattern: string,
    name: string,
    options: NameOptions,
  ): string => {
    const cssLoader = createRequire(gatsby.resolve("css-loader"));
    const { interpolateName } = cssLoader("loader-utils") as {
      interpolateName: (...args: unknown[]) => string;
    };
    // As css-loader itself writes it; this folder takes nothing from the site.
    // eslint-disable-next-line no-restricted-properties
    const relative = path.relative(options.context, loader.resourcePath);
    const file = relative.replaceAll("\\", "/");
    const content = `${options.hashPrefix}${file}\0${name}`;
    return interpolateName(loader, pattern.replaceAll("[local]", name), {
      ...options,
      content,
    });
  };

/** True for the rules by which Gatsby only runs Babel. */
function runsBabel({ use }: Rule): boolean {
  const uses =
    typeof use === "function"
      ? (use as (data: object) => unknown)({ issuer: "", resourceQuery: "" })
      : use;
  if (!Array.isArray(uses) || uses.length !== 1) return false;
  const [{ loader = "" }] = uses as [Loader];
  return /dist[\\/]utils[\\/]babel-loader/.test(loader);
}

/** Code that Gatsby's plugins for Babel change: static queries, pictures, slices, and exports for pages. */
const forBabel =
  /\b(?:StaticQuery|useStaticQuery|StaticImage|Slice)\b|\bexport\b[^;=(]*\b(?:Head|config|getServerData)\b/;

/** How modules are compiled, for one compilation: in develop a file may change its kind. */
export const kinds = new Map<string, "plain" | "query" | undefined>();

/**
 * Tells how SWC can compile a module: as it is, or without the queries that
 * Gatsby reads from its source. Gatsby's runtime is ready for it.
 */
function kindOf(file: string): "plain" | "query" | undefined {
  if (!kinds.has(file)) kinds.set(file, readKind(file));
  return kinds.get(file);
}

function readKind(file: string) {
  if (!/\.[cm]?[jt]sx?$/.test(file)) return undefined;
  if (/[\\/]\.cache[\\/]/.test(file)) return "plain";
  const code = readFileSync(file, "utf8");
  const isPackage = /[\\/]node_modules[\\/]/.test(file);
  if (!isPackage && forBabel.test(code)) return undefined;
  if (!/\bgraphql\s*`/.test(code)) return "plain";
  return isPackage ? undefined : "query";
}

/** Rules that have SWC compile the site's code that Babel need not see. */
export function compileWithSwc({ isOwn, root, stage }: Context): Rule[] {
  const development = stage.startsWith("develop");
  const react = {
    runtime: "automatic",
    development,
    refresh: stage === "develop",
  };
  const swc = {
    loader: "builtin:swc-loader",
    options: {
      jsc: {
        target: "esnext",
        parser: { syntax: "typescript", tsx: true },
        transform: { react },
      },
    },
  };
  const strip = path.join(root, "src/gatsby/rspack/stripQueries.cjs");
  const rule = (kind: string, use: object[]) => ({
    test: /\.[cm]?[jt]sx?$/,
    include: (file: string) => isOwn(file) && kindOf(file) === kind,
    type: "javascript/auto",
    use,
  });
  return [rule("plain", [swc]), rule("query", [swc, { loader: strip }])];
}
