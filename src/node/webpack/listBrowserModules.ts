import { writeFileSync } from "node:fs";
import path from "node:path";

type Module = { nameForCondition?: string | null; modules?: Module[] };
type Stats = { toJson: (options: object) => Module };
type Compiler = {
  hooks: {
    done: { tap: (name: string, act: (stats: Stats) => void) => void };
  };
};

/** Where a build lists the files whose code is in the browser's scripts. */
export const browserModulesFile = ".cache/browserModules.json";

const filesOf = ({ nameForCondition, modules = [] }: Module): string[] => [
  ...(nameForCondition ? [nameForCondition] : []),
  ...modules.flatMap(filesOf),
];

/** Lists the files whose code is in the browser's scripts, so that tests can check their licences. */
export const listBrowserModules = (root: string) => ({
  apply: ({ hooks }: Compiler) => {
    hooks.done.tap("listBrowserModules", (stats) => {
      const files = filesOf(
        stats.toJson({
          all: false,
          cachedModules: true,
          modules: true,
          modulesSpace: Infinity,
          nestedModules: true,
          nestedModulesSpace: Infinity,
        }),
      );
      const file = path.join(root, browserModulesFile);
      writeFileSync(file, JSON.stringify(files, null, 1));
    });
  },
});
