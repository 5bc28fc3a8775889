import fs from "node:fs";
import { createFolder } from "../../../tests/createFolder";
import { assetPath, copyAsset, describeDownload } from "./assets";

const { root, exists, read, write } = createFolder();

const name = "Übersicht 1.pdf";
const served = (at: string) => `public${decodeURIComponent(at)}`;

test("a file is copied under its own name, and a new one when it changes", () => {
  write(name, "one");
  const first = assetPath(root, name);
  expect(first).toBe(
    "/static/f97c5d29941bfb1b2fdab0874906ab82/%C3%9Cbersicht%201.pdf",
  );
  const reading = jest.spyOn(fs, "readFileSync");
  copyAsset(root, name);
  expect(assetPath(root, name)).toBe(first);
  expect(reading).not.toHaveBeenCalled();
  reading.mockRestore();
  expect(read(served(first))).toBe("one");

  write(name, "three");
  const second = assetPath(root, name);
  expect(second).not.toBe(first);
  expect(exists(served(second))).toBe(false);
  copyAsset(root, name);
  expect(read(served(second))).toBe("three");
});

test("what readers download has a kind and a size; what browsers show has not", () => {
  write("terms.Pdf", "four");
  expect(describeDownload(root, "terms.Pdf")).toEqual({
    kind: "PDF",
    bytes: 4,
  });
  expect(describeDownload(root, "plan.svg")).toBeUndefined();
  expect(describeDownload(root, "LICENSE")).toBeUndefined();
});
