import type { Compiler } from "@rspack/core";
import path from "node:path";
import { convertPlugin } from "./convertPlugin";
import { compileWithSwc, convertRules, kinds } from "./convertRule";
import type { Config, Context, Plugin, Rule } from "./types";
import { explainErrors } from "./explainErrors";
import type { BundleError } from "./explainErrors";

/** Converts Gatsby's config of webpack to one of Rspack, or says what Rspack lacks. */
export function convertConfig(
  config: Config,
  options: Omit<Context, "isOwn">,
): object {
  const context = { ...options, isOwn: findOwnCode(config.module.rules) };
  const { root, stage } = context;
  const convertPlugins = (plugins: Plugin[]) =>
    plugins.flatMap((plugin) => convertPlugin(plugin, context));
  const { plugins: _, ...resolve } = config.resolve ?? {};
  const { minimizer } = config.optimization ?? {};
  return {
    ...config,
    // As long as webpack's: servers tell by that which files never change.
    output: {
      ...config.output,
      hashFunction: "md4",
      hashDigestLength: 20,
    },
    // Rspack resolves without plugins. Gatsby's are for core-js 2 and pnpm.
    resolve,
    module: {
      ...config.module,
      rules: [
        ...convertRules(config.module.rules, context),
        ...compileWithSwc(context),
      ],
    },
    plugins: [patchStats(root), ...convertPlugins(config.plugins)],
    optimization: {
      ...config.optimization,
      ...(minimizer && { minimizer: convertPlugins(minimizer) }),
      ...sortChunks(config),
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

/** Returns the condition by which Gatsby tells the site's code from other packages. */
function findOwnCode(rules: readonly Rule[]): (file: string) => boolean {
  const rule = rules.find(
    ({ test, include, loader }) =>
      test instanceof RegExp &&
      test.test("Component.tsx") &&
      typeof include === "function" &&
      loader === undefined,
  );
  if (!rule) throw new Error("Gatsby has another rule for scripts");
  return rule.include as (file: string) => boolean;
}

function convertCache({ cache, name }: Config): object | boolean {
  if (!cache) return false;
  return {
    type: "persistent",
    name,
    version: cache.version ?? "",
    buildDependencies: [],
    storage: { type: "filesystem", directory: `${cache.cacheLocation}-rspack` },
  };
}

/**
 * Sorts the chunks that share a module. Rspack lists them in any order, and
 * Gatsby hashes their names in that order: files would have other names in each
 * build, and all pages would be rendered again.
 */
function sortChunks({ optimization }: Config): object {
  const { splitChunks } = optimization ?? {};
  const shared = splitChunks?.cacheGroups?.shared;
  if (!shared || typeof shared.name !== "function") return {};
  const { name: nameChunk } = shared;
  const name: typeof nameChunk = (module, chunks, key) =>
    nameChunk(
      module,
      [...chunks].sort((a, b) => (String(a.name) < String(b.name) ? -1 : 1)),
      key,
    );
  const cacheGroups = {
    ...splitChunks.cacheGroups,
    shared: { ...shared, name },
  };
  return { splitChunks: { ...splitChunks, cacheGroups } };
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
      kinds.clear();
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
