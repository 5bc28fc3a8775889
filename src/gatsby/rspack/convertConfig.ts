import type { Compiler } from "@rspack/core";
import path from "node:path";
import { convertPlugin } from "./convertPlugin";
import { convertRule } from "./convertRule";
import type { Config, Context, Plugin } from "./types";
import { explainErrors } from "./explainErrors";
import type { BundleError } from "./explainErrors";

/** Converts Gatsby's config of webpack to one of Rspack, or says what Rspack lacks. */
export function convertConfig(config: Config, context: Context): object {
  const { root, stage } = context;
  const convertPlugins = (plugins: Plugin[] = []) =>
    plugins.flatMap((plugin) => convertPlugin(plugin, context));
  const { module, optimization } = config;
  const { plugins: _, ...resolve } = config.resolve ?? {};
  // Gatsby would name these by their chunks, which Rspack lists in any order:
  // files would have other names in each build. Its own names follow the modules.
  delete optimization?.splitChunks?.cacheGroups?.shared?.name;
  return {
    ...config,
    // As long as webpack's: servers tell by that which files never change.
    output: { ...config.output, hashFunction: "md4", hashDigestLength: 20 },
    // Rspack resolves without plugins. Gatsby's are for core-js 2 and pnpm.
    resolve,
    module: {
      ...module,
      rules: module.rules.map((rule) => convertRule(rule, context)),
    },
    plugins: [patchStats(root), ...convertPlugins(config.plugins)],
    optimization: {
      ...optimization,
      minimizer: convertPlugins(optimization?.minimizer),
    },
    // Gatsby writes it while it bundles for browsers, at the same time.
    ...(stage === "build-html" && {
      externals: [
        {
          "../public/chunk-map.json": `commonjs ${path.join(root, "public/chunk-map.json")}`,
        },
        ...[config.externals].flat(),
      ],
    }),
    cache: convertCache(config),
  };
}

function convertCache({ cache, name }: Config): object | boolean {
  if (!cache) return false;
  return {
    type: "persistent",
    name,
    // What it keeps has whole paths, which are others in a project that was moved.
    version: `${cache.version ?? ""} ${cache.cacheLocation}`,
    buildDependencies: [],
    storage: { type: "filesystem", directory: `${cache.cacheLocation}-rspack` },
  };
}

type Group = { getChildrenByOrders?: () => object };

/**
 * Gives the result of Rspack what Gatsby reads in webpack's: its errors, and the
 * method of chunk groups by which Gatsby asks for chunks to prefetch. There are
 * none, as no code has a `webpackPrefetch`.
 */
const patchStats = (root: string) => ({
  apply({ hooks }: Compiler): void {
    const options = { name: "patchStats", stage: -1000 };
    hooks.done.tap(options, ({ compilation }) => {
      const [group] = compilation.chunkGroups;
      if (group) {
        const prototype = Object.getPrototypeOf(group) as Group;
        prototype.getChildrenByOrders ??= () => ({});
      }
      const errors = explainErrors(compilation.errors as BundleError[], root);
      Object.defineProperty(compilation, "errors", { value: errors });
    });
  },
});
