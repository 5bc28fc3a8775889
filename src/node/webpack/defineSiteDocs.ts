import { keptSiteDocs, siteDocsFile } from "../docsSection/keepSiteDocs";

/** What only sites use whose bar leads to docs. */
const parts = /[\\/]shell[\\/](?:docs\w+|Docs\w+|useDocsVersion)\.tsx?$/;

type Config = { module: { rules: object[] }; plugins: object[] };
type Runtime = (
  make: () => string,
  options: { fileDependencies: string[] },
) => unknown;

/**
 * Writes into the site's code what its bar has to know of docs. Where that is
 * nothing, the components for it are left out; in develop it is written anew
 * when docs change.
 */
export function defineSiteDocs(
  { module, plugins }: Config,
  define: (values: object) => object,
  { root, isDevelop }: { root: string; isDevelop: boolean },
): void {
  const values = {
    // In brackets, or an arrow function would take it for its body.
    siteDocs: () => `(${JSON.stringify(keptSiteDocs(root) ?? {})})`,
    hasDocsMenu: () => String(keptSiteDocs(root) !== null),
  };
  // Gatsby hands out the plugin, not the class that has this.
  const { runtimeValue } = define({}).constructor as unknown as {
    runtimeValue: Runtime;
  };
  const settle = (make: () => string) =>
    isDevelop
      ? runtimeValue(make, { fileDependencies: [siteDocsFile(root)] })
      : make();
  plugins.push(
    define(
      Object.fromEntries(
        Object.entries(values).map(([name, make]) => [name, settle(make)]),
      ),
    ),
  );
  module.rules.push({ test: parts, sideEffects: false });
}
