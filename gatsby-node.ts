export { createPages } from "./src/node/createPages";
export { createResolvers } from "./src/node/createResolvers";
export { createSchemaCustomization } from "./src/node/createSchemaCustomization";
export { onCreateWebpackConfig } from "./src/node/onCreateWebpackConfig";
export { onPluginInit } from "./src/node/onPluginInit";
export { onPostBuild } from "./src/node/onPostBuild";
export { onPostBootstrap } from "./src/node/onPostBootstrap";
export { onPreBootstrap } from "./src/node/onPreBootstrap";
