import type { GatsbyNode } from "gatsby";

type WebpackConfig = { plugins: object[]; devtool?: string | false };
type ExtractPlugin = { options: { ignoreOrder?: boolean } };

/** Settings of webpack that Gatsby has no option for. */
export const onCreateWebpackConfig: GatsbyNode["onCreateWebpackConfig"] = ({
  actions,
  getConfig,
  stage,
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
  // Source maps of a production build take seconds, and nobody debugs it.
  if (stage.startsWith("build")) config.devtool = false;
  actions.replaceWebpackConfig(config);
};
