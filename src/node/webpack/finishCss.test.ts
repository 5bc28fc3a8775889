/** @jest-environment node */
import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { EsbuildPlugin } from "esbuild-loader";
import { finishCss } from "./finishCss";

// What it does to the sheets is seen in the site's build (tests/build).
jest.mock("esbuild-loader", () => ({ EsbuildPlugin: jest.fn() }));

const css = { loader: "/project/node_modules/css-loader/dist/cjs.js" };
const postcss = (plugins: (context: object) => unknown[]) => ({
  loader: "/project/node_modules/postcss-loader/dist/cjs.js",
  options: {
    postcssOptions: (context: object) => ({ plugins: plugins(context) }),
  },
});
const gatsbys = postcss(() => ["flexbugs", "autoprefixer"]);
const cssnano = { constructor: { name: "CssMinimizerPlugin" } };

/** A project whose package.json, and other files, are these. */
function projectOf(manifest: object, ...files: string[]) {
  const root = mkdtempSync(path.join(tmpdir(), "css-"));
  writeFileSync(path.join(root, "package.json"), JSON.stringify(manifest));
  for (const file of files) writeFileSync(path.join(root, file), "");
  return root;
}
const plain = { browserslist: ["safari >= 16.4"] };

it("leaves nothing to PostCSS, wherever the rule stands", () => {
  const rules = [{ use: [css, gatsbys] }, { use: [css, gatsbys] }, css];
  const [first, second, other] = rules;
  finishCss(
    [first, { oneOf: [second] }, other] as object[],
    [],
    projectOf(plain),
  );
  expect(rules).toEqual([{ use: [css] }, { use: [css] }, css]);
});

it.each([
  ["plugins", postcss(() => ["flexbugs", "autoprefixer", "own"]), plain, []],
  [
    "plugins that know the file",
    postcss((context) => [(context as { file: string }).file.length]),
    plain,
    [],
  ],
  ["a file", gatsbys, plain, ["postcss.config.mjs"]],
  ["a hidden file", gatsbys, plain, [".postcssrc.json"]],
  ["a place in package.json", gatsbys, { ...plain, postcss: {} }, []],
])("leaves PostCSS to owners who have %s for it", (_, use, manifest, files) => {
  const rule = { use: [css, use] };
  finishCss([rule], [], projectOf(manifest, ...files));
  expect(rule.use).toEqual([css, use]);
});

it("lets esbuild prefix for the browsers, and minify, in place of what did", () => {
  const scripts = {};
  const minimizers: object[] = [scripts, cssnano];
  finishCss([], minimizers, projectOf(plain));
  expect(minimizers).toEqual([scripts, expect.any(EsbuildPlugin)]);
  expect(EsbuildPlugin).toHaveBeenCalledWith(
    expect.objectContaining({ css: true, target: ["safari16.4"] }),
  );
});
