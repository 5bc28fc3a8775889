import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { EsbuildPlugin } from "esbuild-loader";
import { browserTargets } from "../browserTargets";
import { eachUse } from "./eachUse";
import type { Use } from "./eachUse";

/** What Gatsby gives PostCSS: repairs for old browsers, and prefixes. */
const gatsbysPlugins = 2;

/** Whether a loader is PostCSS as Gatsby sets it up, without plugins of the owner's. */
function isGatsbysPostcss({ loader = "", options }: Use): boolean {
  if (!/[\\/]postcss-loader[\\/]/.test(loader)) return false;
  try {
    return options?.postcssOptions?.({}).plugins.length === gatsbysPlugins;
  } catch {
    // Plugins of an owner's, which ask what file it is.
    return false;
  }
}

/** Whether the owner has a configuration of PostCSS, which its loader would find. */
function hasPostcssConfig(root: string): boolean {
  const manifest = readFileSync(path.join(root, "package.json"), "utf8");
  return (
    "postcss" in (JSON.parse(manifest) as object) ||
    readdirSync(root).some((name) =>
      /^(?:\.postcssrc|postcss\.config\.)/.test(name),
    )
  );
}

const isCssMinimizer = (plugin: object) =>
  plugin.constructor.name === "CssMinimizerPlugin";

/**
 * Has esbuild add the prefixes that browsers need, and minify, once in each
 * sheet that is written. Gatsby does the first for each file, in both bundles,
 * by PostCSS, and the second by cssnano: a tenth of the time that a small
 * site's build takes. PostCSS stays where the owner has plugins for it.
 * @param minimizers of the bundle, where it has any
 */
export function finishCss(
  rules: readonly object[],
  minimizers: object[],
  root: string,
): void {
  if (!hasPostcssConfig(root)) {
    eachUse(rules, (rule, use) => {
      rule.use = use.filter((one) => !isGatsbysPostcss(one));
    });
  }
  const at = minimizers.findIndex(isCssMinimizer);
  if (at === -1) return;
  minimizers[at] = new EsbuildPlugin({
    css: true,
    include: /\.css$/,
    target: browserTargets(root),
  });
}
