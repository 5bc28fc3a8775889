import path from "node:path";
import type { Context } from "./convertPlugin";
import type { Compiler, Plugin } from "./types";

/**
 * Converts the values of a DefinePlugin. Those that follow a file, which
 * Rspack's plugin lacks, are modules, whose loader reads them.
 */
export function defineValues(
  { definitions }: Plugin,
  { root, rspack }: Context,
): object[] {
  const entries = Object.entries(definitions as Record<string, unknown>);
  const [followed, constants] = [true, false].map((follows) =>
    entries.filter(
      ([, value]) => (value?.constructor.name === "RuntimeValue") === follows,
    ),
  ) as [typeof entries, typeof entries];
  const loader = path.join(root, "src/gatsby/rspack/readValue.cjs");
  const requests = followed.map(([name]) => [name, `${loader}?${name}`]);
  return [
    new rspack.DefinePlugin(Object.fromEntries(constants)),
    new rspack.ProvidePlugin(Object.fromEntries(requests)),
    {
      apply({ options }: Compiler): void {
        for (const [name, value] of followed) {
          options.module.rules.push({
            resource: loader,
            resourceQuery: `?${name}`,
            use: [{ loader, options: value }],
          });
        }
      },
    },
  ];
}
