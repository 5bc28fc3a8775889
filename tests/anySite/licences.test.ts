/** @jest-environment node */
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { buildSync } from "esbuild";
import { slugFamily, typefacePairs } from "../../src/config/typefaces";
import { listFiles } from "../../src/site/files/paths";

type Package = { name: string; license?: string };

/** What a site may send to browsers without binding its owner. */
const allowed = new Set([
  "0BSD",
  "Apache-2.0",
  "BSD-2-Clause",
  "BSD-3-Clause",
  "BlueOak-1.0.0",
  "CC0-1.0",
  "ISC",
  "MIT",
  "OFL-1.1",
  "Unlicense",
]);

/** Packages that browsers get otherwise: of Gatsby, fonts, formulas' style, search. */
const others = [
  "gatsby",
  "@gatsbyjs/reach-router",
  ...Object.values(typefacePairs)
    .flatMap(({ text, labels }) => [text, labels])
    .map((typeface) => `@fontsource/${slugFamily(typeface)}`),
  "katex",
  "pagefind",
].map((name) => path.resolve("node_modules", name, "package.json"));

/** Up to the last package in the path of a file: packages lie in packages. */
const packageFolder = /^.*[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+/;

/** Of alternatives one has to be allowed. */
const isAllowed = (license: string) =>
  license
    .replaceAll(/[()]/g, "")
    .split(" OR ")
    .some((one) => allowed.has(one));

/** The files that the site's scripts are made of. */
function listBrowserModules(): string[] {
  const own = ["src/theme/templates", "src/components", "content"]
    .flatMap((folder) => listFiles(process.cwd(), folder))
    .filter((file) => /activate\.ts$|^(?!src\/components).*\.tsx$/.test(file))
    .filter((file) => !/\.test\.|\/testing\//.test(file));
  const { metafile } = buildSync({
    entryPoints: ["gatsby-browser.tsx", ...own],
    bundle: true,
    write: false,
    metafile: true,
    outdir: "public",
    logLevel: "error",
    external: [
      "gatsby",
      "@gatsbyjs/*",
      "react-server-dom-webpack",
      "*.css",
      "*.svg",
      "*.png",
    ],
    define: { __webpack_public_path__: '"/"' },
  });
  return Object.keys(metafile.inputs).map((file) => path.resolve(file));
}

it("browsers get no package whose licence would bind you", () => {
  const bundled = listBrowserModules()
    .flatMap((file) => packageFolder.exec(file) ?? [])
    .map((folder) => path.join(folder, "package.json"))
    .filter((file) => existsSync(file));
  const packages = [...new Set([...bundled, ...others])].map(
    (file) => JSON.parse(readFileSync(file, "utf8")) as Package,
  );
  expect(packages.map(({ name }) => name)).toContain("react-dom");
  const binding = packages
    .filter(({ license = "" }) => !isAllowed(license))
    .map(({ name, license }) => `${name}: ${license ?? "no licence"}`);
  expect(binding).toEqual([]);
});
