import path from "node:path";
import type { Compiler } from "@rspack/core";
import type { Context } from "./types";

/**
 * Replaces saved components in the browser, with their state kept, and shows
 * errors there: what Gatsby's plugin for webpack does, with that plugin's own
 * code for browsers.
 */
export const refreshComponents = ({ gatsby, root, rspack }: Context) => {
  const client = path.join(root, "src/gatsby/rspack/refreshClient.cjs");
  const plugin = "@pmmmwh/react-refresh-webpack-plugin";
  const overlay = gatsby.resolve(`${plugin}/client/ErrorOverlayEntry.js`);
  const plugins = [
    new rspack.EntryPlugin(root, client, { name: undefined }),
    new rspack.EntryPlugin(root, overlay, { name: undefined }),
    new rspack.ProvidePlugin({
      $ReactRefreshRuntime$: client,
      __react_refresh_error_overlay__: gatsby.resolve(
        "./dist/utils/fast-refresh-module.js",
      ),
      __react_refresh_socket__: gatsby.resolve(
        `${plugin}/sockets/WHMEventSource.js`,
      ),
    }),
    new rspack.DefinePlugin({ __react_refresh_polyfill_url__: false }),
  ];
  return {
    apply(compiler: Compiler): void {
      // The first rule: its loader runs when all others have run.
      compiler.options.module.rules.unshift({
        test: /\.(?:m?jsx?|tsx?|mdx?)$/,
        exclude: /[\\/]node_modules[\\/]/,
        use: "builtin:react-refresh-loader",
      });
      for (const plugin of plugins) plugin.apply(compiler);
    },
  };
};
