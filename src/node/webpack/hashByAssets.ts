import { createHash } from "node:crypto";

type Compilation = { assets: Record<string, unknown>; hash: string };
type Compiler = {
  hooks: {
    afterEmit: {
      tap: (name: string, act: (compilation: Compilation) => void) => void;
    };
  };
};

/**
 * Makes a bundle's hash that of its files' names, which carry the hashes of
 * what is in them. webpack's own differs between a build without cache and the
 * next one with it, though every file is the same; Gatsby writes it into every
 * page, so that all of them would be written again.
 */
export const hashByAssets = {
  apply: ({ hooks }: Compiler): void => {
    hooks.afterEmit.tap("hashByAssets", (compilation) => {
      const names = Object.keys(compilation.assets).sort().join("\n");
      const hash = createHash("md5").update(names).digest("hex");
      compilation.hash = hash.slice(0, 20);
    });
  },
};
