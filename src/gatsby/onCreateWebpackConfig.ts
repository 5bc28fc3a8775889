import type { GatsbyNode } from "gatsby";
import { basePath } from "../config/resolved";
import { ownFolder } from "../config/parts";
import { configFiles } from "../site/config/configFile";
import { listFiles } from "../site/files/paths";
import { projectRoot } from "./projectRoot";
import { addOwnFiles } from "./webpack/addOwnFiles";
import { defineSiteConfig } from "./webpack/defineSiteConfig";
import { leaveOut } from "./workarounds/leaveOut";
import { mapAllChunks } from "./workarounds/mapAllChunks";
import { hashBuildCode } from "../site/files/loadBundled";
import { splitStyles } from "./workarounds/splitStyles";
import { currentSite } from "./currentSite";
import { siteConstants } from "./siteConstants";

type WebpackConfig = Parameters<typeof splitStyles>[0] &
  Parameters<typeof addOwnFiles>[0] & {
    plugins: object[];
    cache?: { version?: string };
    module: { rules: object[]; parser?: Record<string, object> };
    devtool?: string | false;
    ignoreWarnings?: object[];
  };

/** The functions of Gatsby that create plugins of webpack. */
type Plugins = Record<
  "define" | "normalModuleReplacement" | "provide",
  (...options: unknown[]) => object
>;

const previewComponents = /[\\/]Preview(?:Errors|Mark|Notice|Strip)\.tsx$/;

/**
 * Hashes the inputs of webpack that it does not watch: our loaders and plugins,
 * and packages.
 */
const hashWebpackSetup = (root: string): string =>
  JSON.stringify([
    hashBuildCode(root, configFiles),
    basePath(),
    // They decide what the aliases mean: the cache would keep what was found before.
    listFiles(root, ownFolder),
  ]);

/** Adds the constants of the site to the config of webpack, which Rspack takes over. */
export const onCreateWebpackConfig: GatsbyNode["onCreateWebpackConfig"] =
  async ({ actions, getConfig, plugins, stage, store }) => {
    const root = projectRoot(store);
    const config = (getConfig as () => WebpackConfig)();
    const creators = plugins as unknown as Plugins;
    const { define, normalModuleReplacement } = creators;
    config.plugins.push(
      define(await siteConstants(root)),
      leaveOut(root, normalModuleReplacement),
    );
    defineSiteConfig(config, creators, {
      root,
      stage,
      addressIn: (...address) => currentSite().addressIn(...address),
      hasPage: (address) => currentSite().hasPage(address),
    });
    addOwnFiles(config, root);
    if (config.cache) config.cache.version = hashWebpackSetup(root);
    // Leaves them out of production, which never renders them.
    config.module.rules.push({ test: previewComponents, sideEffects: false });
    // Makes missing exports an error instead of a warning.
    const { parser } = config.module;
    const javascript = { ...parser?.javascript, exportsPresence: "error" };
    config.module.parser = { ...parser, javascript };
    // CSS modules share one cascade layer and never style each other's classes:
    // their order does not matter.
    config.ignoreWarnings = [{ message: /Conflicting order/ }];
    if (stage.startsWith("build")) {
      shortenClassNames(config.module.rules);
      // Source maps take seconds, and nobody debugs a production build.
      config.devtool = false;
    }
    if (stage === "build-javascript") {
      splitStyles(config);
      config.plugins.push(mapAllChunks(root));
    }
    actions.replaceWebpackConfig(config);
  };

type Rule = {
  oneOf?: Rule[];
  use?: { options?: { modules?: { localIdentName?: string } } }[];
};

/**
 * Shortens the classes of CSS modules to their hash. Saves 1.3 kB of scripts and
 * 3 kB of a first visit.
 */
function shortenClassNames(rules: readonly object[]): void {
  for (const { oneOf = [], use } of rules as readonly Rule[]) {
    shortenClassNames(oneOf);
    if (!Array.isArray(use)) continue;
    for (const { options } of use) {
      if (options?.modules?.localIdentName) {
        options.modules.localIdentName = "[hash:base64:4]";
      }
    }
  }
}
