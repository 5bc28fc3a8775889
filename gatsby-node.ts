import { loadBundled } from "./src/node/workarounds/loadBundled";

export const {
  createPages,
  createResolvers,
  createSchemaCustomization,
  onCreateDevServer,
  onCreatePage,
  onCreateWebpackConfig,
  onPluginInit,
  onPostBootstrap,
  onPostBuild,
  onPreBootstrap,
  preprocessSource,
  sourceNodes,
} = loadBundled(
  __dirname,
  "src/node/gatsby/index.ts",
) as typeof import("./src/node/gatsby/index");
