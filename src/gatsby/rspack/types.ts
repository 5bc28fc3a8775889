import type { Compiler, DefinePluginOptions, rspack } from "@rspack/core";

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
  options?: object;
  definitions?: DefinePluginOptions;
};

/** The module of Rspack. */
export type Rspack = typeof rspack;

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
