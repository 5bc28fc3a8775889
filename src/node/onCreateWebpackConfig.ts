import type { GatsbyNode } from "gatsby";
import path from "node:path";
import { siteConfig } from "../config/resolved";
import { keepHeapSmall } from "./keepHeapSmall";
import { fingerprint } from "./nodes/fingerprint";
import { projectRoot } from "./projectRoot";
import { readSiteTexts } from "./strings/readSiteTexts";
import { areManyQueries, beforeQueries } from "./webpack/beforeQueries";
import { measureSiteImages } from "./webpack/measureSiteImages";
import { completeChunkMap } from "./webpack/completeChunkMap";
import { compileOnce } from "./webpack/compileOnce";
import { compileWithEsbuild } from "./webpack/compileWithEsbuild";
import { defineSiteDocs } from "./webpack/defineSiteDocs";
import { finishCss } from "./webpack/finishCss";
import { dropShadowing } from "./webpack/dropShadowing";
import { keepFetch } from "./webpack/keepFetch";
import { leaveOut, type Replace } from "./webpack/leaveOut";
import { hashByAssets } from "./webpack/hashByAssets";
import { minifyWithSwc } from "./webpack/minifyWithSwc";
import { previewOnly } from "./webpack/previewOnly";
import { shortClassNames } from "./webpack/shortClassNames";
import { shortSharedNames } from "./webpack/shortSharedNames";
import { stylesByTemplate } from "./webpack/stylesByTemplate";
import { stylesHash } from "./webpack/stylesHash";

type WebpackConfig = {
  output: { hashSalt?: string; hashDigestLength?: number };
  plugins: object[];
  module: { rules: object[] };
  devtool?: string | false;
  resolve: { alias: Record<string, string>; plugins?: object[] };
  optimization?: {
    minimizer?: object[];
    splitChunks?: {
      cacheGroups?: Parameters<typeof stylesByTemplate>[0] &
        Parameters<typeof shortSharedNames>[0];
    };
  };
  cache?: {
    version?: string;
    buildDependencies: Record<string, string[]>;
  };
};
type Stats = { compilation: { buildDependencies: Set<string> } };
type Compiler = {
  hooks: {
    done: { tap: (name: string, act: (stats: Stats) => void) => void };
  };
};
type ExtractPlugin = { options: { ignoreOrder?: boolean } };

/**
 * To know whether its cache still holds, webpack would follow every import of
 * every loader and of every plugin's gatsby-node: 12 seconds of a cold build.
 * Gatsby drops the cache itself when package.json, its config or a plugin
 * changes; what it does not watch is in the fingerprint.
 */
const forgetBuildDependencies = {
  apply: ({ hooks }: Compiler) => {
    hooks.done.tap("forgetBuildDependencies", ({ compilation }) => {
      compilation.buildDependencies.clear();
    });
  },
};

/** Settings of webpack that Gatsby has no option for. */
export const onCreateWebpackConfig: GatsbyNode["onCreateWebpackConfig"] =
  async ({ actions, getConfig, plugins, stage, store }) => {
    const read = getConfig as () => WebpackConfig;
    const config = read();
    // The sheets are in each page's HTML, which Gatsby renders again only when
    // what renders it has changed: so let it change with them.
    if (stage === "build-html") {
      config.output.hashSalt = stylesHash(projectRoot(store));
    }
    const define = plugins.define as (values: object) => object;
    const replace = plugins.normalModuleReplacement as Replace;
    config.plugins.push(leaveOut(projectRoot(store), replace));
    keepFetch(config.plugins);
    previewOnly(config, define);
    defineSiteDocs(config, define, {
      root: projectRoot(store),
      isDevelop: stage === "develop",
    });
    const texts = Object.entries(readSiteTexts(projectRoot(store)));
    config.plugins.push(
      define(
        Object.fromEntries(
          texts.map(([namespace, inLocales]) => [
            `siteTexts.${namespace}`,
            JSON.stringify(inLocales),
          ]),
        ),
      ),
    );
    if (stage === "build-javascript") {
      // A small rebuild has memory to spare, and no time.
      if (areManyQueries(store)) keepHeapSmall();
      config.plugins.push(hashByAssets, completeChunkMap(projectRoot(store)));
      const cacheGroups = config.optimization?.splitChunks?.cacheGroups;
      stylesByTemplate(cacheGroups);
      shortSharedNames(cacheGroups);
      // Every page names all scripts, and hashes do not compress: 32 bits tell them apart.
      config.output.hashDigestLength = 8;
    } else {
      // Only what renders pages on the server, or in develop, tells the size.
      const root = projectRoot(store);
      const sizes = await measureSiteImages(root, siteConfig.image);
      config.plugins.push(
        define({
          "process.env.SITE_IMAGE_SIZES": JSON.stringify(JSON.stringify(sizes)),
        }),
      );
    }
    for (const plugin of config.plugins) {
      if (plugin.constructor.name === "MiniCssExtractPlugin") {
        // All CSS modules share one cascade layer and never style each other's
        // classes, so the order in which webpack meets them says nothing: its
        // warning about it is noise.
        (plugin as ExtractPlugin).options.ignoreOrder = true;
      }
    }
    if (config.cache) {
      config.cache.buildDependencies = { config: [], defaultWebpack: [] };
      config.cache.version = fingerprint(projectRoot(store));
      config.plugins.push(forgetBuildDependencies);
    }
    // src/routing scrolls; Gatsby's own would crash the site at "/#100%".
    config.resolve.alias["gatsby-react-router-scroll"] = path.join(
      projectRoot(store),
      "src/routing/ScrollContext.tsx",
    );
    // In develop, such a folder may come while it runs.
    if (stage.startsWith("build")) dropShadowing(config.resolve);
    compileOnce(config.module.rules);
    const { minimizer = [] } = config.optimization ?? {};
    minifyWithSwc(minimizer);
    // Source maps of a production build take seconds, and nobody debugs it.
    if (stage.startsWith("build")) {
      shortClassNames(config.module.rules);
      compileWithEsbuild(config.module.rules, projectRoot(store));
      finishCss(config.module.rules, minimizer, projectRoot(store));
      config.devtool = false;
    }
    if (stage === "build-html") config.plugins.push(beforeQueries(store));
    actions.replaceWebpackConfig(config);
  };
