import toEsbuild from "browserslist-to-esbuild";

/**
 * A stylesheet without what browsers need not read, and with the prefixes that
 * some of the supported ones ("browserslist" in package.json) need.
 */
export async function minifyCss(root: string, css: string): Promise<string> {
  if (css === "") return "";
  // Most of a build's processes never need it.
  const { transform } = await import("esbuild");
  const { code } = await transform(css, {
    loader: "css",
    minify: true,
    charset: "utf8",
    target: toEsbuild(undefined, { path: root }),
  });
  return code.trim();
}
