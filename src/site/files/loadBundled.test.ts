import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { buildSync } from "esbuild";
import { buildFolders, loadBundled } from "./loadBundled";

let root = "";

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), "bundle-"));
});
afterEach(() => {
  rmSync(root, { recursive: true });
  delete process.env.GATSBY_WORKER_POOL_WORKER;
});

const write = (name: string, code: string) =>
  writeFileSync(path.join(root, name), code);

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
    rmSync(path.join(root, "all.ts"));
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
