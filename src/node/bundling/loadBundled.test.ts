/** @jest-environment node */
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { loadBundled } from "./loadBundled";

let root = "";

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), "bundle-"));
});
afterEach(() => {
  rmSync(root, { recursive: true });
  delete process.env.GATSBY_WORKER_POOL_WORKER;
  jest.restoreAllMocks();
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

  it("ends with what is wrong and where, for code that can't be compiled", () => {
    write("all.ts", 'export { one } from "./site";');
    write("site.ts", "export const one = {\n  title: ,\n};");
    const error = jest.spyOn(console, "error").mockImplementation();
    jest.spyOn(process, "exit").mockImplementation(() => {
      throw new Error("exit");
    });
    expect(() => loadBundled(root, "all.ts")).toThrow("exit");
    expect(error.mock.calls).toEqual([
      [
        `
✘ [ERROR] Unexpected ","

    site.ts:2:9:
      2 │   title: ,
        ╵          ^
`,
      ],
    ]);
    expect(existsSync(path.join(root, ".cache"))).toBe(false);
  });

  it("ends with where a word of the config stands for nothing", () => {
    mkdirSync(path.join(root, "src/config"), { recursive: true });
    write("all.ts", 'export { one } from "./src/config/site";');
    write("src/config/site.ts", "export const one = { title: Berlin };");
    const error = jest.spyOn(console, "error").mockImplementation();
    jest.spyOn(process, "exit").mockImplementation(() => {
      throw new Error("exit");
    });
    expect(() => loadBundled(root, "all.ts")).toThrow("exit");
    expect(error).toHaveBeenCalledWith(
      expect.stringContaining('src/config/site.ts:1  "Berlin" stands'),
    );
  });
});
