import { EsbuildPlugin } from "esbuild-loader";
import { eachUse } from "./eachUse";

const isPostcss = (loader: string | undefined) =>
  /[\\/]postcss-loader[\\/]/.test(loader ?? "");

const isCssMinimizer = (plugin: object) =>
  plugin.constructor.name === "CssMinimizerPlugin";

/**
 * Has esbuild add the prefixes that browsers need, and minify, once in the
 * whole sheet. Gatsby does the first for each file, in both bundles, by
 * PostCSS, and the second by cssnano: a tenth of the time that a small site's
 * build takes.
 * @param minimizers of the bundle, where it has any
 * @param targets browsers as esbuild names them
 */
export function finishCss(
  rules: readonly object[],
  minimizers: object[],
  targets: string[],
): void {
  eachUse(rules, (rule, use) => {
    rule.use = use.filter(({ loader }) => !isPostcss(loader));
  });
  const at = minimizers.findIndex(isCssMinimizer);
  if (at === -1) return;
  minimizers[at] = new EsbuildPlugin({
    css: true,
    include: /\.css$/,
    target: targets,
  });
}
