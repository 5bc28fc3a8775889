import { loadSetup } from "./src/gatsby/loadSetup";

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
  onPreInit,
  preprocessSource,
  sourceNodes,
} = loadSetup(
  __dirname,
  "src/gatsby/index.ts",
) as typeof import("./src/gatsby/index");
