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
  const site = createRequire(path.join(root, "package.json"));
  const gatsbyFile = site.resolve("gatsby/package.json");
  const gatsby = createRequire(gatsbyFile);
  // Gatsby makes plugins of webpack, which compile the schemas of their options.
  process.env.SKIP_VALIDATION ??= "yes";
  let adapter: ReturnType<typeof createAdapter> | undefined;
  let reason: string | undefined;
  const bundle = (config: Config, callback: unknown) => {
    if (reason !== undefined || !stages.includes(config.name)) return undefined;
    try {
      adapter ??= createAdapter(root, site, gatsby);
      return adapter(config, callback);
    } catch (error) {
      // A part of webpack may expect another part: all stages stay with it.
      reason = error instanceof Error ? error.message : String(error);
      delete process.env.SKIP_VALIDATION;
      warn(`webpack bundles, not Rspack: ${reason.split("\n", 1)[0]}.`);
      return undefined;
    }
  };
  replaceModule(gatsby.resolve("webpack/lib/webpack.js"), (load) => {
    return (config, callback) =>
      bundle(config, callback) ?? load()(config, callback);
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
  const renderer = startRenderer(gatsby);
  const { getBrowsersList } = gatsby("./dist/utils/browserslist.js") as {
    getBrowsersList: (root: string) => string[];
  };
  const browsers = getBrowsersList(root);
  const compile = rspack as (config: object, callback: unknown) => Compiler;
  return (config, callback) => {
    const { name: stage } = config;
    const context = { rspack, root, stage, browsers, gatsby };
    const compiler = compile(convertConfig(config, context), callback);
    if (stage === "build-javascript") renderer.start();
    return compiler;
  };
}

/** Has Gatsby take Rspack's modules for webpack's, which it tells by their class. */
function acceptModules(gatsby: NodeJS.Require, rspack: Rspack): void {
  const { NormalModule } = gatsby("webpack") as { NormalModule?: object };
  if (!NormalModule) throw new Error("webpack has no NormalModule");
  Object.defineProperty(NormalModule, Symbol.hasInstance, {
    configurable: true,
    value: (module: unknown) =>
      module instanceof rspack.NormalModule ||
      Function.prototype[Symbol.hasInstance].call(NormalModule, module),
  });
}

/** Puts a function in the place of a module that was not required yet. */
function replaceModule(
  file: string,
  create: (load: () => Bundle) => Bundle,
): void {
  const { cache } = require;
  const stand = new Module(file);
  let original: Bundle | undefined;
  stand.filename = file;
  stand.loaded = true;
  stand.exports = create(() => {
    if (!original) {
      Reflect.deleteProperty(cache, file);
      original = createRequire(file)(file) as Bundle;
      cache[file] = stand;
    }
    return original;
  });
  cache[file] = stand;
}

type Build = (...options: unknown[]) => Promise<unknown>;
type State = { program: object };

/**
 * Bundles for the rendering of pages while Gatsby bundles for browsers: gives
 * Gatsby the bundle that was started when it asks for one.
 * @param gatsby requires Gatsby's own modules
 */
function startRenderer(gatsby: NodeJS.Require): { start: () => void } {
  const html = gatsby("./dist/commands/build-html.js") as {
    buildRenderer?: Build;
  };
  const { store } = gatsby("./dist/redux/index.js") as {
    store: { getState: () => State };
  };
  const { buildRenderer: build } = html;
  if (!build) throw new Error("Gatsby has no buildRenderer");
  let started: Promise<unknown> | undefined;
  html.buildRenderer = (...options) => {
    const result = started ?? build(...options);
    started = undefined;
    return result;
  };
  return {
    start() {
      started = build(store.getState().program, "build-html");
      // Gatsby hears of its errors when it asks for it.
      started.catch(() => undefined);
    },
  };
}
