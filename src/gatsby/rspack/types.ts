/** A rule of webpack, as far as it is converted. */
export type Rule = {
  test?: unknown;
  include?: unknown;
  resource?: unknown;
  resourceQuery?: unknown;
  loader?: string;
  options?: unknown;
  use?: unknown;
  oneOf?: Rule[];
  rules?: Rule[];
};

type NameChunk = (
  module: unknown,
  chunks: { name?: string | null }[],
  key: string,
) => string;
type CacheGroups = Record<string, { name?: NameChunk | string } | false>;

/** A config of webpack, as far as it is converted. */
export type Config = {
  name: string;
  plugins: Plugin[];
  module: { rules: Rule[] };
  resolve?: { plugins?: unknown };
  output?: object;
  externals?: unknown;
  cache?: { version?: string; cacheLocation: string } | false;
  optimization?: {
    minimizer?: Plugin[];
    splitChunks?: { cacheGroups?: CacheGroups };
  };
};

/**
 * A plugin of webpack. One that is no class of a package says itself whether
 * Rspack runs it: `rspack: true`, or `false` if Rspack does without it.
 */
export type Plugin = {
  apply: (compiler: Compiler) => void;
  rspack?: boolean;
  options?: unknown;
  definitions?: unknown;
  resourceRegExp?: RegExp;
  newResource?: string;
};

/** The module of Rspack, as far as it is used. */
export type Rspack = ((config: object, callback?: unknown) => Compiler) & {
  rspackVersion: string;
  NormalModule: new () => object;
  CssExtractRspackPlugin: PluginClass & { loader: string };
} & Record<
    | "DefinePlugin"
    | "EntryPlugin"
    | "HotModuleReplacementPlugin"
    | "IgnorePlugin"
    | "LightningCssMinimizerRspackPlugin"
    | "NoEmitOnErrorsPlugin"
    | "NormalModuleReplacementPlugin"
    | "ProvidePlugin"
    | "SwcJsMinimizerRspackPlugin",
    PluginClass
  >;

type PluginClass = new (...options: unknown[]) => Plugin;

/** What conversion needs to know. */
export type Context = {
  rspack: Rspack;
  root: string;
  stage: string;
  /** Tells the site's code from other packages, as Gatsby's own rule does. */
  isOwn: (file: string) => boolean;
  /** The browsers of the site, for which styles are written. */
  browsers: string[];
  /** Requires packages as Gatsby does. */
  gatsby: NodeJS.Require;
};

/** A compiler of Rspack or webpack. */
export type Compiler = {
  options: { module: { rules: Rule[] } };
  hooks: {
    done: {
      tap: (
        name: string,
        handle: (stats: {
          compilation: { namedChunks: ReadonlyMap<string, unknown> };
        }) => void,
      ) => void;
    };
  };
  /** Of Rspack, once it watches. */
  watching?: {
    invalidateWithChangesAndRemovals: (
      changed: Set<string>,
      removed: Set<string>,
    ) => void;
  };
};
