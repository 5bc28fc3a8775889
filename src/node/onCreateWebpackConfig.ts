import type { GatsbyNode } from "gatsby";
import { fingerprint } from "./nodes/fingerprint";
import { projectRoot } from "./projectRoot";

type WebpackConfig = {
  plugins: object[];
  devtool?: string | false;
  cache?: {
    version?: string;
    buildDependencies: Record<string, string[]>;
  };
};
type ExtractPlugin = { options: { ignoreOrder?: boolean } };

/** Settings of webpack that Gatsby has no option for. */
export const onCreateWebpackConfig: GatsbyNode["onCreateWebpackConfig"] = ({
  actions,
  getConfig,
  stage,
  store,
}) => {
  const read = getConfig as () => WebpackConfig;
  const config = read();
  for (const plugin of config.plugins) {
    if (plugin.constructor.name === "MiniCssExtractPlugin") {
      // All CSS modules share one cascade layer and never style each other's
      // classes, so the order in which webpack meets them says nothing: its
      // warning about it is noise.
      (plugin as ExtractPlugin).options.ignoreOrder = true;
    }
  }
  if (config.cache) {
    // To know whether its cache still holds, webpack would follow every import
    // of every plugin's gatsby-node: 12 seconds of a cold build. Gatsby drops
    // the cache itself when package.json, its config or a plugin changes; what
    // it does not watch is in the fingerprint.
    config.cache.buildDependencies = { config: [], defaultWebpack: [] };
    config.cache.version = fingerprint(projectRoot(store));
  }
  // Source maps of a production build take seconds, and nobody debugs it.
  if (stage.startsWith("build")) config.devtool = false;
  actions.replaceWebpackConfig(config);
};
