import { mkdtempSync, readFileSync, rmSync, writeSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import path from "node:path";
import { bundleWithRspack } from "..";

// Prints what is said of a build with a plugin that Rspack lacks, and its first
// line. A process of its own, for Jest has modules of its own as well.

const warnings: string[] = [];
bundleWithRspack(process.cwd(), (text) => warnings.push(text));
const webpack = createRequire(__filename)(
  "webpack",
) as typeof import("webpack");

const out = mkdtempSync(path.join(tmpdir(), "banner-"));
const config = {
  name: "build-javascript",
  mode: "production" as const,
  entry: path.resolve("src/gatsby/rspack/stripQueries.cjs"),
  output: { path: out },
  module: { rules: [{ test: /\.tsx$/, include: () => true }] },
  optimization: { minimize: false },
  plugins: [new webpack.BannerPlugin("A banner.")],
};
webpack(config, () => {
  const [first] = readFileSync(path.join(out, "main.js"), "utf8").split("\n");
  rmSync(out, { recursive: true });
  // Gatsby would break the lines that the console prints.
  writeSync(1, JSON.stringify({ warnings, first }));
});
