/**
 * What Gatsby asks of Parcel (gatsby/dist/utils/parcel/compile-gatsby-files.js): to
 * compile gatsby-config.ts and gatsby-node.ts, the site's and those of the plugins
 * in its folder. esbuild does it in a tenth of a second; Parcel takes some seconds
 * and 190 MB of node_modules. package.json has this folder installed in its place.
 */
const { existsSync, readdirSync, readFileSync } = require("node:fs");
const path = require("node:path");
const { build } = require("esbuild");
require("./workerPool.cjs");

/** Has each module see the folder that it is in, not the one of the bundle. */
const keepFolders = {
  name: "keep-folders",
  setup({ onLoad }) {
    onLoad({ filter: /[.][cm]?[jt]sx?$/ }, ({ path: file }) => {
      const source = readFileSync(file, "utf8");
      if (!/\b__(dir|file)name\b/.test(source)) return undefined;
      const names = `const __filename = ${JSON.stringify(file)}, __dirname = ${JSON.stringify(path.dirname(file))};`;
      const loader = path.extname(file).replace(/^[.][cm]?/, "");
      return { contents: names + source, loader };
    });
  },
};

/** Files in the site's folder for plugins, as paths from its root. */
const listPlugins = (root) =>
  existsSync(path.join(root, "plugins"))
    ? readdirSync(path.join(root, "plugins"), { recursive: true }).map((file) =>
        path.join("plugins", file),
      )
    : [];

/** The shape in which Gatsby reports what could not be compiled. */
const toDiagnostic = ({ text, location }) => ({
  message: text,
  origin: "esbuild",
  codeFrames: location && [
    {
      filePath: `${path.resolve(location.file)}:${location.line}:${location.column + 1}`,
      codeHighlights: [{ message: location.lineText.trim() }],
    },
  ],
});

exports.Parcel = class Parcel {
  /**
   * @param options.entries patterns of Gatsby's two files, the site's first
   * @param options.targets.root.distDir where Gatsby looks for the outcome
   */
  constructor({ entries, targets }) {
    this.root = path.dirname(entries[0]);
    this.outdir = targets.root.distDir;
  }

  async run() {
    const sources = [
      ...readdirSync(this.root),
      ...listPlugins(this.root),
    ].filter((file) => /(^|[\\/])gatsby-(node|config)[.]ts$/.test(file));
    try {
      await build({
        absWorkingDir: this.root,
        entryPoints: sources,
        outdir: this.outdir,
        outbase: this.root,
        bundle: true,
        packages: "external",
        platform: "node",
        format: "cjs",
        logLevel: "silent",
        plugins: [keepFolders],
      });
    } catch (error) {
      error.diagnostics = error.errors?.map(toDiagnostic);
      throw error;
    }
    const bundles = sources.map((file) => ({
      filePath: path.join(this.outdir, file.replace(/ts$/, "js")),
      getMainEntry: () => ({ filePath: path.join(this.root, file) }),
    }));
    return { bundleGraph: { getBundles: () => bundles } };
  }
};

/** Gatsby makes one, and hands it to the class above. */
exports.LMDBCache = class LMDBCache {};
