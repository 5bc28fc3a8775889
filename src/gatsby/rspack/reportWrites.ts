import { existsSync, readFileSync } from "node:fs";
import type { Compiler } from "./types";

type VirtualModules = {
  getAbsolutePathForVirtualModule: (file: string) => string;
  writeModule: (file: string, code: string) => void;
};

/**
 * Tells Rspack at once of the modules that Gatsby writes in develop, such as the
 * list of pages. Seen by the watcher alone, they come too late: by then Gatsby
 * has asked whether there is something to bundle.
 */
export const reportWrites = (gatsby: NodeJS.Require) => ({
  apply(compiler: Compiler): void {
    const modules = gatsby(
      "./dist/utils/gatsby-webpack-virtual-modules.js",
    ) as VirtualModules;
    const { getAbsolutePathForVirtualModule, writeModule } = modules;
    modules.writeModule = (name, code) => {
      const file = getAbsolutePathForVirtualModule(name);
      const before = existsSync(file) ? readFileSync(file, "utf8") : undefined;
      writeModule(name, code);
      if (before === code) return;
      compiler.watching?.invalidateWithChangesAndRemovals(
        new Set([file]),
        new Set(),
      );
    };
  },
});
