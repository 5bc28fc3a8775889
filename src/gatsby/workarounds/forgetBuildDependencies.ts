type Stats = { compilation: { buildDependencies: Set<string> } };
type Compiler = {
  hooks: {
    done: { tap: (name: string, act: (stats: Stats) => void) => void };
  };
};
type Config = {
  plugins: object[];
  cache?: { version?: string; buildDependencies: Record<string, string[]> };
};

/**
 * Keeps webpack from following every import of every loader and plugin to see
 * whether its cache is valid. Gatsby deletes the cache if package.json, its
 * config or a plugin changes; `version` has to change with everything else.
 */
export function forgetBuildDependencies(config: Config, version: string): void {
  if (!config.cache) return;
  config.cache.version = version;
  config.cache.buildDependencies = { config: [], defaultWebpack: [] };
  config.plugins.push({
    rspack: false,
    apply: ({ hooks }: Compiler) => {
      hooks.done.tap("forgetBuildDependencies", ({ compilation }) => {
        compilation.buildDependencies.clear();
      });
    },
  });
}
