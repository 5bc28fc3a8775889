export { createPages } from "./src/node/createPages";
export { createResolvers } from "./src/node/createResolvers";
export { createSchemaCustomization } from "./src/node/createSchemaCustomization";
export { onPluginInit } from "./src/node/onPluginInit";
export { onPreBootstrap } from "./src/node/onPreBootstrap";
