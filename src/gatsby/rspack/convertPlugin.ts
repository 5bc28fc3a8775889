import type { DefinePluginOptions } from "@rspack/core";
import { refreshComponents } from "./refreshComponents";
import { reloadPages, reportWrites } from "./reloadPages";
import type { Context, Plugin } from "./types";

/** The plugins of webpack that Rspack has itself, with the properties that hold what they were created with. */
const same = {
  HotModuleReplacementPlugin: [],
  IgnorePlugin: ["options"],
  NoEmitOnErrorsPlugin: [],
  NormalModuleReplacementPlugin: ["resourceRegExp", "newResource"],
  ProvidePlugin: ["definitions"],
};

/** All others of webpack and Gatsby: what Rspack has in their place, if it does not run them as they are. */
const known: Record<string, (plugin: Plugin, context: Context) => object[]> = {
  BabelConfigItemsCacheInvalidatorPlugin: (plugin) => [plugin],
  GatsbyWebpackStatsExtractor: (plugin) => [plugin],
  StaticQueryMapper: (plugin) => [plugin],
  // Rspack has no child compilations for styles, and reports what ESLint would.
  CacheFolderResolver: () => [],
  ESLintWebpackPlugin: () => [],
  ForceCssHMRForEdgeCases: () => [],
  DefinePlugin: (plugin, { rspack }) => {
    const { definitions = {} } = plugin as {
      definitions?: DefinePluginOptions;
    };
    for (const [name, value] of Object.entries(definitions)) {
      if (value?.constructor.name === "RuntimeValue")
        throw new Error(`it has no value that follows a file, as ${name} does`);
    }
    return [new rspack.DefinePlugin(definitions)];
  },
  // Gatsby also writes the virtual modules to the disk.
  GatsbyWebpackVirtualModules: (_, { gatsby, stage }) =>
    stage === "develop" ? [reportWrites(gatsby), reloadPages(gatsby)] : [],
  ReactRefreshPlugin: (_, context) => [refreshComponents(context)],
  MiniCssExtractPlugin: (plugin, { rspack }) => {
    const { options } = plugin as { options?: Record<string, string> };
    const { filename, chunkFilename } = options ?? {};
    const names = { filename, chunkFilename, ignoreOrder: true };
    return [new rspack.CssExtractRspackPlugin(names)];
  },
  CssMinimizerPlugin: (_, { browsers, rspack }) => [
    new rspack.LightningCssMinimizerRspackPlugin({
      minimizerOptions: { targets: browsers },
    }),
  ],
  TerserPlugin: (_, { rspack }) => [
    new rspack.SwcJsMinimizerRspackPlugin({
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
  if (Object.hasOwn(same, name)) {
    const key = name as keyof typeof same;
    const create = context.rspack[key] as new (...args: unknown[]) => object;
    const given = plugin as unknown as Record<string, unknown>;
    return [new create(...same[key].map((property) => given[property]))];
  }
  const convert = Object.hasOwn(known, name) ? known[name] : undefined;
  if (!convert) throw new Error(`it lacks the plugin ${name}`);
  return convert(plugin, context);
}
