import { rmSync } from "node:fs";
import { buildSync } from "esbuild";
import { createFolder } from "../../../tests/createFolder";
import { buildFolders, loadBundled } from "./loadBundled";

const { root, at, empty, write } = createFolder();

beforeEach(empty);
afterEach(() => {
  delete process.env.GATSBY_WORKER_POOL_WORKER;
});

describe("loadBundled", () => {
  it("gives what a script and its imports export", () => {
    write("one.ts", "export const one: number = 1;");
    write("all.ts", 'export { one } from "./one";\nexport const two = 2;');
    expect(loadBundled(root, "all.ts")).toEqual(
      expect.objectContaining({ one: 1, two: 2 }),
    );
  });

  it("takes the first process's bundle in Gatsby's workers", () => {
    write("all.ts", "export const one = 1;");
    loadBundled(root, "all.ts");
    rmSync(at("all.ts"));
    process.env.GATSBY_WORKER_POOL_WORKER = "true";
    expect(loadBundled(root, "all.ts")).toEqual(
      expect.objectContaining({ one: 1 }),
    );
  });
});

it("hashes all code that the build's bundle has", () => {
  const { metafile } = buildSync({
    entryPoints: ["src/gatsby/index.ts", "src/gatsby/gatsbySetup.ts"],
    outdir: root,
    bundle: true,
    platform: "node",
    packages: "external",
    write: false,
    metafile: true,
  });
  const files = Object.keys(metafile.inputs);
  expect(files.length).toBeGreaterThan(200);
  expect(
    files.filter(
      (file) => !buildFolders.some((folder) => file.startsWith(`${folder}/`)),
    ),
  ).toEqual([]);
});
