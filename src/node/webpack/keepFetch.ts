type ProvidePlugin = { definitions: Record<string, unknown> };

/**
 * Leaves Node its own `fetch`. Gatsby puts a package of the days before Node 18
 * in its place wherever what renders pages names it, and newer Nodes warn of
 * what that package uses.
 */
export function keepFetch(plugins: readonly object[]): void {
  for (const plugin of plugins) {
    if (plugin.constructor.name !== "ProvidePlugin") continue;
    const { definitions } = plugin as ProvidePlugin;
    delete definitions.fetch;
    delete definitions["global.fetch"];
  }
}
