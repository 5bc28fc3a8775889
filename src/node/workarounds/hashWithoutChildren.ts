type Compilation = {
  children: object[];
  hooks: { beforeHash: { tap: (name: string, act: () => void) => void } };
};
type Compiler = {
  hooks: {
    thisCompilation: {
      tap: (name: string, act: (compilation: Compilation) => void) => void;
    };
  };
};

/**
 * Makes the hash of a build depend on its scripts and style alone. It also
 * depends on the compilations that made the style, which webpack skips when its
 * cache holds; and without slices Gatsby renders all pages when it changes.
 */
export const hashWithoutChildren = {
  apply: ({ hooks }: Compiler) => {
    hooks.thisCompilation.tap("hashWithoutChildren", (compilation) => {
      compilation.hooks.beforeHash.tap("hashWithoutChildren", () => {
        compilation.children = [];
      });
    });
  },
};
