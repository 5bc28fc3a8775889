import { existsSync, readFileSync } from "node:fs";

/** Packages whose scripts `.npmrc` keeps from running, and what these would do. */
const installScripts = {
  "@parcel/watcher": "compile what comes compiled",
  "@swc/core": "look for what comes compiled",
  "core-js": "ask for donations",
  "core-js-pure": "ask for donations",
  "es5-ext": "print an appeal",
  esbuild: "have its command start faster",
  gatsby: "download lists that a build downloads, too",
  "gatsby-cli": "print a welcome",
  lmdb: "compile what comes compiled",
  "msgpackr-extract": "compile what comes compiled",
  sharp: "compile what comes compiled",
  "unrs-resolver": "look for what comes compiled",
};

it("needs no scripts of packages when they are installed", () => {
  expect(readFileSync(".npmrc", "utf8")).toMatch(/^ignore-scripts=true$/m);
  const lock = readFileSync("package-lock.json", "utf8");
  const { packages } = JSON.parse(lock) as {
    packages: Record<string, { hasInstallScript?: boolean }>;
  };
  const names = Object.keys(packages)
    .filter((folder) => packages[folder]?.hasInstallScript)
    .map((folder) => folder.replace(/^.*node_modules\//, ""));
  // Of a new one, find out what the site lacks without its script.
  expect([...new Set(names)].sort()).toEqual(Object.keys(installScripts));
});

it("needs no adapter of Gatsby's, whose packages no lock file pins", () => {
  expect(existsSync(".cache/adapters")).toBe(false);
});
