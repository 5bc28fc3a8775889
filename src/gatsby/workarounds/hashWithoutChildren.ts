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
 * Makes the hash of a build depend only on its scripts and styles. It would also
 * depend on the child compilations of styles, which webpack skips if its cache is
 * valid; and without slices Gatsby renders all pages if the hash changes.
 */
export const hashWithoutChildren = {
  rspack: false,
  apply: ({ hooks }: Compiler) => {
    hooks.thisCompilation.tap("hashWithoutChildren", (compilation) => {
      compilation.hooks.beforeHash.tap("hashWithoutChildren", () => {
        compilation.children = [];
      });
    });
  },
};
