/** @jest-environment node */
import { createHash } from "node:crypto";
import fs, { mkdtempSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { fileDigest } from "./fileDigest";

const folder = mkdtempSync(path.join(tmpdir(), "digest-"));
const file = path.join(folder, "en.mdx");
afterAll(() => {
  rmSync(folder, { recursive: true });
});

const md5 = (text: string) => createHash("md5").update(text).digest("hex");

/** Writes as if it had been done at another time. */
function write(text: string, at: Date) {
  writeFileSync(file, text);
  utimesSync(file, at, at);
}

it("sees that a file has other text of the same length, at the same time", () => {
  const now = new Date();
  write("one", now);
  expect(fileDigest(file)).toBe(md5("one"));
  write("two", now);
  expect(fileDigest(file)).toBe(md5("two"));
});

it("does not read again what has stayed the same for a while", () => {
  jest.useFakeTimers({ now: Date.now() + 5000 });
  write("three", new Date());
  const read = jest.spyOn(fs, "readFileSync");
  expect(fileDigest(file)).toBe(md5("three"));
  expect(fileDigest(file)).toBe(md5("three"));
  expect(read).toHaveBeenCalledTimes(1);
  read.mockRestore();
  write("four", new Date());
  expect(fileDigest(file)).toBe(md5("four"));
  jest.useRealTimers();
});

it("knows nothing of a file that is gone", () => {
  write("five", new Date());
  fileDigest(file);
  rmSync(file);
  expect(fileDigest(file)).toBeNull();
});
