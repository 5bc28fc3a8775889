/** Runs what compares and stores paths with those of Windows. */
import type * as fs from "node:fs";
import type { readFileSync } from "node:fs";
import { siteConfig } from "../../config/resolved";
import { findEntryFiles } from "../findEntryFiles";
import { checkImages } from "../links/checkImages";
import { createImageRef } from "../content/images";
import { createFileLookup } from "../links/fileLookup";
import { listFiles, relativePosix } from "./paths";

const root = "C:\\site";
const folders: Record<string, string[]> = {
  "C:\\site\\content": ["blog"],
  "C:\\site\\content\\blog": ["a"],
  "C:\\site\\content\\blog\\a": ["en.mdx", "b.svg"],
  "C:\\site\\static": ["img"],
  "C:\\site\\static\\img": ["logo.svg"],
};

jest.mock("node:path", () => jest.requireActual<object>("node:path/win32"));
jest.mock("node:fs", () => ({
  ...jest.requireActual<object>("node:fs"),
  existsSync: (file: string) => file in folders || file.includes("."),
  realpathSync: { native: (folder: string) => folder },
  readFileSync: (...given: Parameters<typeof readFileSync>) =>
    String(given[0]).endsWith("b.svg")
      ? Buffer.from(
          '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>',
        )
      : jest.requireActual<typeof fs>("node:fs").readFileSync(...given),
  readdirSync: (folder: string, options?: object) =>
    options
      ? folders[folder]?.map((name) => ({
          name,
          isFile: () => name.includes("."),
          isDirectory: () => !name.includes("."),
          isSymbolicLink: () => false,
        }))
      : folders[folder],
  statSync: (file: string) => ({ isFile: () => file.includes(".") }),
}));

it("lists files with slashes", () => {
  expect(listFiles(root, "static")).toEqual(["static/img/logo.svg"]);
  expect(relativePosix("C:/site", "C:\\site\\a\\b.svg")).toBe("a/b.svg");
});

it("finds static files by their addresses", () => {
  expect(createFileLookup(root, ["static"]).has("/static/img/logo.svg")).toBe(
    true,
  );
});

it("finds entries, and their images as Gatsby's File nodes have them", async () => {
  const { files, diagnostics } = findEntryFiles(root, siteConfig.i18n);
  expect(diagnostics).toEqual([]);
  const { entryPath, sourcePath } = files[0] ?? {};
  expect(sourcePath).toBe("content/blog/a/en.mdx");
  expect(entryPath).toMatchObject({ folder: "blog/a", lang: "en" });
  const lookup = createFileLookup(root, ["content"]);
  for (const file of files) {
    const cover = createImageRef(file, { src: "./b.svg" });
    expect(cover.filePath).toBe("C:/site/content/blog/a/b.svg");
    const entry = { sourcePath: file.sourcePath, cover };
    expect(await checkImages(root, [entry], lookup)).toEqual([]);
  }
});
