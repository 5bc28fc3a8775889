import path from "node:path";
import type { Compiler, DefinePluginOptions } from "@rspack/core";
import type { Context, Plugin } from "./types";

type RuntimeValue = { fn: (context: object) => unknown };

/**
 * Converts the values of a DefinePlugin. Those that follow a file, which
 * Rspack's plugin lacks, are modules in develop, whose loader reads them.
 */
export function defineValues(
  { definitions }: Plugin,
  { root, rspack, stage }: Context,
): object[] {
  const entries = Object.entries(definitions ?? {});
  const [followed, constants] = [true, false].map((follows) =>
    entries.filter(
      ([, value]) => (value?.constructor.name === "RuntimeValue") === follows,
    ),
  ) as [typeof entries, typeof entries];
  if (stage !== "develop") {
    // Only read: no file changes meanwhile.
    const values = followed.map(([name, value]) => [
      name,
      String((value as RuntimeValue).fn({ module: throwErrors })),
    ]);
    return [new rspack.DefinePlugin(toOptions([...constants, ...values]))];
  }
  const loader = path.join(root, "src/gatsby/rspack/readValue.cjs");
  const requests = followed.map(
    ([name]) => [name, `${loader}?${name}`] as const,
  );
  return [
    new rspack.DefinePlugin(toOptions(constants)),
    new rspack.ProvidePlugin(Object.fromEntries(requests)),
    {
      apply({ options }: Compiler): void {
        for (const [name, value] of followed) {
          options.module.rules.push({
            resource: loader,
            resourceQuery: `?${name}`,
            use: [{ loader, options: value as object }],
          });
        }
      },
    },
  ];
}

const toOptions = (entries: readonly unknown[][]) =>
  Object.fromEntries(entries) as DefinePluginOptions;

const throwErrors = {
  addError: (error: Error) => {
    throw error;
  },
  getNumberOfErrors: () => 0,
};
