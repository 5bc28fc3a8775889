import { siteConfig } from "../config/resolved";
import { parseEntryPath } from "./content/fileNames";
import { loadEntries } from "./loadEntries";

jest.mock("tinypool", () => ({
  Tinypool: class {
    run = (task: object) =>
      Promise.resolve({ ...task, images: [], sources: {} });
    /** Of a worker that does not end while Node waits for nothing else. */
    destroy = () => new Promise(() => undefined);
  },
}));
jest.mock("./files/loadBundled", () => ({ bundleScript: () => "" }));

test("many entries are loaded before the workers have ended", async () => {
  const root = process.cwd();
  const sourcePath = "content/blog/a/en.md";
  const entryPath = parseEntryPath(siteConfig.i18n, "blog/a/en.md");
  const file = { root, entryPath, sourcePath, absolutePath: sourcePath };
  const files = Array.from({ length: 200 }, () => file);
  const owner = { config: siteConfig, sidebars: {} };
  expect(await loadEntries(root, files, owner, undefined)).toHaveLength(200);
});
