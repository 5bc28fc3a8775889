import type { Plugin, Rspack } from "./types";

/** What conversion needs to know. */
export type Context = {
  rspack: Rspack;
  root: string;
  stage: string;
  /** The browsers of the site, for which styles are written. */
  browsers: string[];
  /** Requires packages as Gatsby does. */
  gatsby: NodeJS.Require;
};

type Create = (plugin: Plugin, rspack: Rspack, context: Context) => object[];

/** The plugins of webpack and Gatsby that Rspack has itself, does without, or runs as they are. */
const known: Record<string, Create> = {
  // Does without: Gatsby also writes the virtual modules to the disk; Rspack has
  // no child compilations for styles, and reports what ESLint would.
  CacheFolderResolver: () => [],
  ESLintWebpackPlugin: () => [],
  ForceCssHMRForEdgeCases: () => [],
  GatsbyWebpackVirtualModules: () => [],
  // Runs as they are.
  BabelConfigItemsCacheInvalidatorPlugin: (plugin) => [plugin],
  GatsbyWebpackStatsExtractor: (plugin) => [plugin],
  StaticQueryMapper: (plugin) => [plugin],
  // Has itself.
  DefinePlugin: ({ definitions }, { DefinePlugin }) => [
    create(DefinePlugin, evaluate(definitions as object)),
  ],
  HotModuleReplacementPlugin: (_, rspack) => [
    create(rspack.HotModuleReplacementPlugin),
  ],
  IgnorePlugin: ({ options }, { IgnorePlugin }) => [
    create(IgnorePlugin, options),
  ],
  NoEmitOnErrorsPlugin: (_, rspack) => [create(rspack.NoEmitOnErrorsPlugin)],
  NormalModuleReplacementPlugin: (plugin, rspack) => [
    create(
      rspack.NormalModuleReplacementPlugin,
      plugin.resourceRegExp,
      plugin.newResource,
    ),
  ],
  ProvidePlugin: ({ definitions }, { ProvidePlugin }) => [
    create(ProvidePlugin, definitions),
  ],
  MiniCssExtractPlugin: ({ options }, { CssExtractRspackPlugin }) => {
    const { filename, chunkFilename } = options as Record<string, string>;
    const names = { filename, chunkFilename, ignoreOrder: true };
    return [create(CssExtractRspackPlugin, names)];
  },
  CssMinimizerPlugin: (_, rspack, { browsers }) => [
    create(rspack.LightningCssMinimizerRspackPlugin, {
      minimizerOptions: { targets: browsers },
    }),
  ],
  TerserPlugin: (_, { SwcJsMinimizerRspackPlugin }) => [
    create(SwcJsMinimizerRspackPlugin, {
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

/** Creates a plugin of Rspack, whose options have other types than webpack's. */
const create = (
  Plugin: new (...options: never[]) => object,
  ...options: unknown[]
): object => new Plugin(...(options as never[]));

/** Evaluates values that webpack would evaluate for each module. */
const evaluate = (definitions: object) =>
  Object.fromEntries(
    Object.entries(definitions).map(([name, value]: [string, unknown]) => [
      name,
      value?.constructor.name === "RuntimeValue"
        ? String((value as { fn: (context: object) => unknown }).fn(runtime))
        : value,
    ]),
  );

const runtime = {
  module: {
    addError: (error: Error) => {
      throw error;
    },
    getNumberOfErrors: () => 0,
  },
};

/** Converts a plugin of webpack, or says that Rspack lacks it. */
export function convertPlugin(plugin: Plugin, context: Context): object[] {
  if (plugin.rspack !== undefined) return plugin.rspack ? [plugin] : [];
  const { name } = plugin.constructor;
  const convert = Object.hasOwn(known, name) ? known[name] : undefined;
  if (!convert) throw new Error(`it lacks the plugin ${name}`);
  return convert(plugin, context.rspack, context);
}
