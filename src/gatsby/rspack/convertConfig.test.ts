import { createRequire } from "node:module";
import path from "node:path";
import * as rspackModule from "@rspack/core";
import { convertConfig } from "./convertConfig";
import type { Config, Plugin, Rspack } from "./types";

const root = process.cwd();
const gatsby = createRequire(require.resolve("gatsby/package.json"));
const rspack = rspackModule as unknown as Rspack;

const babel = { loader: "/gatsby/dist/utils/babel-loader.js" };

type Converted = {
  cache: object;
  output: Record<string, unknown>;
  plugins: Plugin[];
  module: { rules: { use: (module: object) => object[] }[] };
  optimization: Config["optimization"];
};

const convert = (changes: Partial<Config> = {}) => {
  const name = "build-javascript";
  const config = {
    ...{ name, plugins: [], module: { rules: [{ use: () => [babel] }] } },
    ...changes,
  };
  const context = { rspack, root, stage: name, browsers: [], gatsby };
  return convertConfig(config, context) as Converted;
};

/** A plugin as an owner may add it. */
class BannerPlugin {
  apply() {
    return undefined;
  }
}

it("names a plugin that Rspack lacks", () => {
  expect(() => convert({ plugins: [new BannerPlugin()] })).toThrow(
    "BannerPlugin",
  );
});

it("names a value that follows a file, which Rspack can't define", () => {
  class RuntimeValue {
    fn = () => "1";
  }
  class DefinePlugin extends BannerPlugin {
    definitions = { SAVED: new RuntimeValue() };
  }
  expect(() => convert({ plugins: [new DefinePlugin()] })).toThrow("SAVED");
});

it("runs the site's own plugins, save those that are for webpack only", () => {
  const kept = { rspack: true, apply: () => undefined };
  const left = { rspack: false, apply: () => undefined };
  const { plugins } = convert({ plugins: [kept, left] });
  expect(plugins).toContain(kept);
  expect(plugins).not.toContain(left);
});

it("names a shared chunk the same in whatever order its chunks come", () => {
  const splitChunks = { cacheGroups: { shared: { name: () => "a" } } };
  const { optimization } = convert({ optimization: { splitChunks } });
  // By itself, Rspack names it after its modules.
  expect(optimization?.splitChunks?.cacheGroups?.shared).toEqual({});
});

it("takes nothing from the cache of a project that was elsewhere", () => {
  const convertIn = (folder: string) =>
    convert({ cache: { version: "1", cacheLocation: `${folder}/.cache` } });
  expect(convertIn("/a").cache).toHaveProperty("version", "1 /a/.cache");
});

it("gives Babel only what its plugins change", () => {
  const { module } = convert();
  const [rule] = module.rules;
  const runsBabel = (file: string) =>
    rule?.use({ resource: path.resolve(file) }).includes(babel);
  expect(runsBabel("src/theme/templates/BlogPost.tsx")).toBe(false);
  expect(runsBabel("src/theme/seo/Head.tsx")).toBe(true);
});
