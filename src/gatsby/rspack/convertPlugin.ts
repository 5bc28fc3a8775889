import type { IgnorePluginOptions, ProvidePluginOptions } from "@rspack/core";
import { defineValues } from "./defineValues";
import { refreshComponents } from "./refreshComponents";
import { reloadPages, reportWrites } from "./reloadPages";
import type { Context, Plugin, Rspack } from "./types";

type Create = (plugin: Plugin, rspack: Rspack, context: Context) => object[];

type Replacement = { resourceRegExp: RegExp; newResource: string };

/** The plugins of webpack and Gatsby that Rspack has itself, does without, or runs as they are. */
const known: Record<string, Create> = {
  // Does without: Rspack has no child compilations for styles, and reports what
  // ESLint would.
  CacheFolderResolver: () => [],
  ESLintWebpackPlugin: () => [],
  ForceCssHMRForEdgeCases: () => [],
  // Runs as they are.
  BabelConfigItemsCacheInvalidatorPlugin: (plugin) => [plugin],
  GatsbyWebpackStatsExtractor: (plugin) => [plugin],
  StaticQueryMapper: (plugin) => [plugin],
  // Has itself.
  DefinePlugin: (plugin, _, context) => defineValues(plugin, context),
  // Gatsby also writes the virtual modules to the disk.
  GatsbyWebpackVirtualModules: (_, __, { gatsby, stage }) =>
    stage === "develop" ? [reportWrites(gatsby), reloadPages(gatsby)] : [],
  HotModuleReplacementPlugin: (_, rspack) => [
    new rspack.HotModuleReplacementPlugin(),
  ],
  IgnorePlugin: ({ options }, { IgnorePlugin }) => [
    new IgnorePlugin(options as IgnorePluginOptions),
  ],
  NoEmitOnErrorsPlugin: (_, rspack) => [new rspack.NoEmitOnErrorsPlugin()],
  NormalModuleReplacementPlugin: (plugin, rspack) => {
    const { resourceRegExp, newResource } = plugin as Plugin & Replacement;
    return [
      new rspack.NormalModuleReplacementPlugin(resourceRegExp, newResource),
    ];
  },
  ProvidePlugin: ({ definitions }, { ProvidePlugin }) => [
    new ProvidePlugin(definitions as ProvidePluginOptions),
  ],
  ReactRefreshPlugin: (_, __, context) => [refreshComponents(context)],
  MiniCssExtractPlugin: ({ options }, { CssExtractRspackPlugin }) => {
    const { filename, chunkFilename } = options as Record<string, string>;
    const names = { filename, chunkFilename, ignoreOrder: true };
    return [new CssExtractRspackPlugin(names)];
  },
  CssMinimizerPlugin: (_, rspack, { browsers }) => [
    new rspack.LightningCssMinimizerRspackPlugin({
      minimizerOptions: { targets: browsers },
    }),
  ],
  TerserPlugin: (_, { SwcJsMinimizerRspackPlugin }) => [
    new SwcJsMinimizerRspackPlugin({
      // Licences, in files beside the scripts, which need not name them.
      extractComments: {
        condition: /@preserve|@lic|@cc_on|^\**!/i,
        banner: false,
      },
      minimizerOptions: {
        ecma: 2020,
        compress: { ecma: 2020, passes: 2 },
        format: { comments: false },
      },
    }),
  ],
};

/** Converts a plugin of webpack, or says that Rspack lacks it. */
export function convertPlugin(plugin: Plugin, context: Context): object[] {
  if (plugin.rspack !== undefined) return plugin.rspack ? [plugin] : [];
  const { name } = plugin.constructor;
  const convert = Object.hasOwn(known, name) ? known[name] : undefined;
  if (!convert) throw new Error(`it lacks the plugin ${name}`);
  return convert(plugin, context.rspack, context);
}
