/** @jest-environment node */
import { EsbuildPlugin } from "esbuild-loader";
import { finishCss } from "./finishCss";

// What it does to the sheet is seen in the site's build (tests/build).
jest.mock("esbuild-loader", () => ({ EsbuildPlugin: jest.fn() }));

const css = "/project/node_modules/css-loader/dist/cjs.js";
const postcss = "/project/node_modules/postcss-loader/dist/cjs.js";
const cssnano = { constructor: { name: "CssMinimizerPlugin" } };

it("leaves nothing to PostCSS, wherever the rule stands", () => {
  const plain = { use: [{ loader: css }, { loader: postcss }] };
  const inner = { use: [{ loader: css }, { loader: postcss }] };
  const other = { loader: css };
  finishCss([plain, { oneOf: [inner] }, other], [], []);
  expect([plain.use, inner.use]).toEqual([
    [{ loader: css }],
    [{ loader: css }],
  ]);
  expect(other).toEqual({ loader: css });
});

it("lets esbuild prefix for the browsers, and minify, in place of what did", () => {
  const scripts = {};
  const minimizers: object[] = [scripts, cssnano];
  finishCss([], minimizers, ["safari16.4"]);
  expect(minimizers).toEqual([scripts, expect.any(EsbuildPlugin)]);
  expect(EsbuildPlugin).toHaveBeenCalledWith(
    expect.objectContaining({ css: true, target: ["safari16.4"] }),
  );
});
