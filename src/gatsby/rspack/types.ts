import type { Compiler, rspack } from "@rspack/core";

/** A loader with its options, as far as they are read. */
export type Loader = {
  loader?: string;
  ident?: string;
  options?: {
    jsc?: object;
    modules?: object | false;
    postcssOptions?: (context: object) => { plugins?: unknown[] };
  };
};
export type Use = string | Loader | (string | Loader)[];

/** A rule of webpack, as far as it is converted. */
export type Rule = {
  use?: Use | ((module: { resource: string }) => Use);
  oneOf?: Rule[];
};

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
    splitChunks?: { cacheGroups?: { shared?: { name?: unknown } } };
  };
};

/**
 * A plugin of webpack. One that is no class of a package says itself whether
 * Rspack runs it: `rspack: true`, or `false` if Rspack does without it.
 */
export type Plugin = {
  apply: (compiler: Compiler) => void;
  rspack?: boolean;
};

/** The module of Rspack. */
export type Rspack = typeof rspack;

/** The site and the stage that a config is converted for. */
export type Context = {
  rspack: Rspack;
  root: string;
  stage: string;
  /** The browsers of the site, for which styles are written. */
  browsers: string[];
  /** Requires packages as Gatsby does. */
  gatsby: NodeJS.Require;
};
