import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { browserModulesFile } from "../../src/node/webpack/listBrowserModules";

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

/** Packages that browsers get without webpack: fonts, formulas' style, search. */
const copied = [
  "@fontsource-variable/instrument-sans",
  "@fontsource-variable/source-serif-4",
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

it("browsers get no package whose licence would bind you", () => {
  const list = readFileSync(browserModulesFile, "utf8");
  const bundled = (JSON.parse(list) as string[])
    .flatMap((file) => packageFolder.exec(file) ?? [])
    .map((folder) => path.join(folder, "package.json"))
    .filter((file) => existsSync(file));
  const packages = [...new Set([...bundled, ...copied])].map(
    (file) => JSON.parse(readFileSync(file, "utf8")) as Package,
  );
  expect(packages.map(({ name }) => name)).toContain("react-dom");
  const others = packages
    .filter(({ license = "" }) => !isAllowed(license))
    .map(({ name, license }) => `${name}: ${license ?? "no licence"}`);
  expect(others).toEqual([]);
});

it.each([
  ["MIT", true],
  ["(GPL-2.0 OR MIT)", true],
  ["MIT AND CC-BY-NC-4.0", false],
  ["GPL-3.0-only", false],
])("the licence %s is allowed: %s", (license, expected) => {
  expect(isAllowed(license)).toBe(expected);
});
