import { loadSetup } from "./src/node/gatsby/loadSetup";

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
} = loadSetup(
  __dirname,
  "src/node/gatsby/index.ts",
) as typeof import("./src/node/gatsby/index");
