import toEsbuild from "browserslist-to-esbuild";

/** The browsers that the project supports ("browserslist" in package.json), as esbuild names them. */
export const browserTargets = (root: string): string[] =>
  toEsbuild(undefined, { path: root });
