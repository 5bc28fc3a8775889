import { loadBundled } from "./src/node/bundling/loadBundled";

export const {
  createPages,
  createResolvers,
  createSchemaCustomization,
  onCreateBabelConfig,
  onCreateDevServer,
  onCreateWebpackConfig,
  onPluginInit,
  onPostBootstrap,
  onPostBuild,
  onPreBootstrap,
  onPreExtractQueries,
  preprocessSource,
  sourceNodes,
} = loadBundled(
  __dirname,
  "src/node/gatsbyApis.ts",
) as typeof import("./src/node/gatsbyApis");
