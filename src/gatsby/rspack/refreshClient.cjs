/** Runs in the browser of `gatsby develop`: replaces saved components. */
const runtime = require("react-refresh/runtime");
const {
  executeRuntime,
  getModuleExports,
} = require("@pmmmwh/react-refresh-webpack-plugin/lib/runtime/RefreshUtils");
const overlay = require("gatsby/dist/utils/fast-refresh-module");

runtime.injectIntoGlobalHook(self);

const { createSignatureFunctionForTransform, register } = runtime;

module.exports = {
  createSignatureFunctionForTransform,
  register,
  refresh: (id, hot) => executeRuntime(getModuleExports(id), id, hot, overlay),
};
