import { readFileSync } from "node:fs";
import path from "node:path";
import type { Context, Loader, Rule, Use } from "./types";

/**
 * Converts a rule of webpack: Rspack extracts styles with a loader of its own,
 * and Lightning CSS prefixes them when it minifies. Babel gets only what
 * Gatsby's plugins for it have to change; SWC compiles the rest.
 */
export function convertRule(rule: Rule, context: Context): Rule {
  const { oneOf, use: given } = rule;
  const result = { ...rule };
  if (oneOf) result.oneOf = oneOf.map((each) => convertRule(each, context));
  if (typeof given === "function") {
    result.use = (module) => {
      const loaders = given(module);
      return runsBabel(loaders) && !needsBabel(module.resource)
        ? compileWithSwc(context)
        : convertUse(loaders, context);
    };
  } else if (given) {
    result.use = convertUse(given, context);
  }
  return result;
}

const convertUse = (use: Use, context: Context) =>
  [use].flat().flatMap((loader) => convertLoader(loader, context));

function convertLoader(given: string | Loader, context: Context): Use {
  if (typeof given === "string") return given;
  const { loader = "", options } = given;
  const isLoader = (name: string) =>
    new RegExp(`[\\\\/]${name}[\\\\/]`).test(loader);
  if (isLoader("mini-css-extract-plugin")) {
    return { loader: context.rspack.CssExtractRspackPlugin.loader };
  }
  if (isLoader("postcss-loader")) {
    const { plugins = [] } = options?.postcssOptions?.({}) ?? {};
    // Gatsby's own two, flexbugs and autoprefixer: minification does their work.
    if (plugins.length > 2) throw new Error("it runs no plugins of PostCSS");
    return [];
  }
  if (isLoader("css-loader") && options?.modules) {
    const modules = { ...options.modules, getLocalIdent: forgetMatchResource };
    return { loader, options: { ...options, modules } };
  }
  return given;
}

/**
 * Has css-loader name classes by their file alone: it would also hash
 * `matchResource`, which Rspack sets for styles but not for pages.
 */
function forgetMatchResource(loader: { _module?: object }): void {
  loader._module = undefined;
}

/** True for the loaders of a rule by which Gatsby only runs Babel. */
function runsBabel(use: Use): boolean {
  const [first, ...others] = [use].flat();
  if (typeof first !== "object" || others.length > 0) return false;
  return /dist[\\/]utils[\\/]babel-loader/.test(first.loader ?? "");
}

/** Code that Gatsby's plugins for Babel change: static queries, pictures, slices, and exports for pages. */
const forBabel =
  /\b(?:StaticQuery|useStaticQuery|StaticImage|Slice)\b|\bexport\b[^;=(]*\b(?:Head|config|getServerData)\b/;

/** False for code that SWC can compile. Gatsby's runtime is ready for it. */
function needsBabel(resource: string): boolean {
  const [file = ""] = resource.split("?", 1);
  if (/[\\/]\.cache[\\/]/.test(file)) return false;
  const isPackage = /[\\/]node_modules[\\/]/.test(file);
  return (isPackage ? /\bgraphql\s*`/ : forBabel).test(
    readFileSync(file, "utf8"),
  );
}

/** Lists the loaders that compile a module with SWC, without its queries: Gatsby reads these from its source. */
function compileWithSwc({ root, stage }: Context): (string | Loader)[] {
  const react = {
    runtime: "automatic",
    development: stage.startsWith("develop"),
    refresh: stage === "develop",
  };
  const jsc = {
    target: "esnext",
    parser: { syntax: "typescript", tsx: true },
    transform: { react },
  };
  return [
    // Without a name, Rspack gives it the options that the rule gave Babel last.
    { loader: "builtin:swc-loader", ident: "swc", options: { jsc } },
    path.join(root, "src/gatsby/rspack/stripQueries.cjs"),
  ];
}
