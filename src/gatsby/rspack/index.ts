import { createRequire, Module } from "node:module";
import path from "node:path";
import type { Compiler } from "@rspack/core";
import { convertConfig } from "./convertConfig";
import type { Config, Rspack } from "./types";

type Bundle = (config: Config, callback?: unknown) => Compiler;

/** The versions whose internals this adapter knows. */
const versions = { gatsby: /^5\.16\./, rspack: /^2\.3\./ };

/** Gatsby's own compilers. Those of plugins stay with webpack. */
const stages = ["build-javascript", "build-html", "develop", "develop-html"];

/** False where the environment asks for webpack. */
export const wantsRspack = process.env.SITE_BUNDLER !== "webpack";

/**
 * Has Gatsby bundle with Rspack, or says in one line why webpack does it. Puts a
 * function in the place of a module that webpack requires on its first call;
 * nothing in node_modules is changed.
 */
export function bundleWithRspack(
  root: string,
  warn: (text: string) => void,
): void {
  const { cache } = require;
  const site = createRequire(path.join(root, "package.json"));
  const gatsby = createRequire(site.resolve("gatsby/package.json"));
  // Gatsby makes plugins of webpack, which compile the schemas of their options.
  process.env.SKIP_VALIDATION ??= "yes";
  let adapter: Bundle | undefined;
  let reason: string | undefined;
  const file = gatsby.resolve("webpack/lib/webpack.js");
  const stand = new Module(file);
  const bundle: Bundle = (config, callback) => {
    if (reason === undefined && stages.includes(config.name)) {
      try {
        adapter ??= createAdapter(root, site, gatsby);
        return adapter(config, callback);
      } catch (error) {
        // A part of webpack may expect another part: all stages stay with it.
        reason = error instanceof Error ? error.message : String(error);
        delete process.env.SKIP_VALIDATION;
        warn(`webpack bundles, not Rspack: ${reason.split("\n", 1)[0]}.`);
      }
    }
    if (cache[file] === stand) Reflect.deleteProperty(cache, file);
    return (gatsby(file) as Bundle)(config, callback);
  };
  cache[file] = Object.assign(stand, {
    filename: file,
    loaded: true,
    exports: bundle,
  });
}

/** Loads Rspack, and checks that it and Gatsby are as the adapter expects. */
function createAdapter(
  root: string,
  site: NodeJS.Require,
  gatsby: NodeJS.Require,
): Bundle {
  const { version } = gatsby("./package.json") as { version: string };
  if (!versions.gatsby.test(version)) {
    throw new Error(`Gatsby ${version} is not tested with it`);
  }
  const rspack = site("@rspack/core") as Rspack;
  if (!versions.rspack.test(rspack.rspackVersion)) {
    throw new Error(`Rspack ${rspack.rspackVersion} is not tested`);
  }
  acceptModules(gatsby, rspack);
  const { getBrowsersList } = gatsby("./dist/utils/browserslist.js") as {
    getBrowsersList: (root: string) => string[];
  };
  const browsers = getBrowsersList(root);
  const compile = rspack as (config: object, callback: unknown) => Compiler;
  return (config, callback) => {
    const { name: stage } = config;
    const context = { rspack, root, stage, browsers, gatsby };
    const compiler = compile(convertConfig(config, context), callback);
    if (stage === "build-javascript") startRenderer(gatsby);
    return compiler;
  };
}

/** Has Gatsby take Rspack's modules for webpack's, which it tells by their class. */
function acceptModules(gatsby: NodeJS.Require, rspack: Rspack): void {
  const { NormalModule } = gatsby("webpack") as { NormalModule: object };
  Object.defineProperty(NormalModule, Symbol.hasInstance, {
    configurable: true,
    value: (module: unknown) =>
      module instanceof rspack.NormalModule ||
      Function.prototype[Symbol.hasInstance].call(NormalModule, module),
  });
}

type Html = { buildRenderer: (...options: unknown[]) => Promise<unknown> };
type Redux = { store: { getState: () => { program: object } } };

/**
 * Bundles for the rendering of pages while Gatsby bundles for browsers, and gives
 * Gatsby that bundle when it asks for one.
 * @param gatsby requires Gatsby's own modules
 */
function startRenderer(gatsby: NodeJS.Require): void {
  const html = gatsby("./dist/commands/build-html.js") as Html;
  const { store } = gatsby("./dist/redux/index.js") as Redux;
  const started = html.buildRenderer(store.getState().program, "build-html");
  // Gatsby hears of its errors when it asks for it.
  started.catch(() => undefined);
  html.buildRenderer = () => started;
}
