import type { GatsbyNode } from "gatsby";

type ExtractPlugin = { options: { ignoreOrder?: boolean } };

/**
 * All CSS modules share one cascade layer and never style each other's
 * classes, so the order in which webpack meets them says nothing: its warning
 * about it is noise.
 */
export const onCreateWebpackConfig: GatsbyNode["onCreateWebpackConfig"] = ({
  actions,
  getConfig,
}) => {
  const read = getConfig as () => { plugins: object[] };
  const config = read();
  for (const plugin of config.plugins) {
    if (plugin.constructor.name === "MiniCssExtractPlugin") {
      (plugin as ExtractPlugin).options.ignoreOrder = true;
    }
  }
  actions.replaceWebpackConfig(config);
};
