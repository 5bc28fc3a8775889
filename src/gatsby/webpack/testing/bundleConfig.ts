import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { rspack } from "@rspack/core";
import type { RspackPluginInstance, RuleSetRule, Stats } from "@rspack/core";
import { minimalSite } from "../../../config/testing/minimalSite";
import { defineSiteConfig } from "../defineSiteConfig";

// Prints what Rspack makes of the site config in a build for browsers and for
// pages, and in develop of one that is saved: valid, invalid, valid again. A process of its own, for
// Jest would translate Rspack.

const root = mkdtempSync(path.join(tmpdir(), "site-config-"));
mkdirSync(path.join(root, "src/config"), { recursive: true });
mkdirSync(path.join(root, ".cache"));
writeFileSync(path.join(root, ".cache/site-docs.json"), "[]");
symlinkSync(path.resolve("node_modules"), path.join(root, "node_modules"));
const loader = "src/gatsby/webpack/readValue.cjs";
cpSync(loader, path.join(root, loader));

const save = (changes: object) =>
  writeFileSync(
    path.join(root, "src/config/site.ts"),
    `const defineSite = (site) => site;
export const site = defineSite(${JSON.stringify(minimalSite(changes), null, 2)});`,
  );
save({});

function compilerFor(stage: "build-javascript" | "build-html" | "develop") {
  const plugins: RspackPluginInstance[] = [];
  const swc = {
    loader: "builtin:swc-loader",
    options: { jsc: { parser: { syntax: "typescript" } } },
  };
  const rules: RuleSetRule[] = [{ test: /\.ts$/, use: [swc] }];
  const config = { plugins, module: { rules } };
  const creators = {
    define: (values: object) => new rspack.DefinePlugin({ ...values }),
    provide: (values: object) => new rspack.ProvidePlugin({ ...values }),
  };
  const addressIn = (_: string, address: string) => address;
  const hasPage = (address: string) => address !== "/blog/authors";
  const options = { root, stage, addressIn, hasPage };
  defineSiteConfig(config, creators, options);
  return rspack({
    mode: "production",
    entry: path.resolve("src/config/locales.ts"),
    output: { path: path.join(root, "out"), library: { type: "commonjs" } },
    resolve: { extensions: [".ts", ".js"] },
    ...config,
  });
}

type Result = { code: string; errors: string[] };

const resultOf = (stats?: Stats): Result => ({
  code: readFileSync(path.join(root, "out/main.js"), "utf8"),
  errors: (stats?.compilation.errors ?? []).map(({ message }) => message),
});

const built = (stage: "build-javascript" | "build-html") =>
  new Promise<Result>((resolve) => {
    compilerFor(stage).run((_, stats) => resolve(resultOf(stats)));
  });

const saves = [{ title: "Kim" }, { toc: 1 }, { title: "Robin" }];

const watched = () =>
  new Promise<Result[]>((resolve) => {
    const results: Result[] = [];
    const options = { aggregateTimeout: 20 };
    const watching = compilerFor("develop").watch(options, (_, stats) => {
      results.push(resultOf(stats));
      const next = saves[results.length - 1];
      // webpack takes a file that is a second old for one that it knows.
      if (next) setTimeout(() => save(next), 1_200);
      else watching.close(() => resolve(results));
    });
  });

void (async () => {
  const results = {
    build: await built("build-javascript"),
    pages: await built("build-html"),
    develop: await watched(),
  };
  rmSync(root, { recursive: true });
  console.log(JSON.stringify(results));
})();
