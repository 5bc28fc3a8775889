/** @jest-environment node */
import { readFileSync } from "node:fs";
import path from "node:path";
import { tablesOf, unpackWoff } from "./woff";

const folder = "node_modules/@fontsource/instrument-sans/files";
const woff = readFileSync(
  path.join(folder, "instrument-sans-latin-500-normal.woff"),
);

test("an unpacked font has the size that its file tells, and all tables where it says", () => {
  const font = unpackWoff(woff);
  expect(font).toHaveLength(woff.readUInt32BE(16));
  const tables = tablesOf(woff);
  expect(font.readUInt16BE(4)).toBe(tables.length);
  tables.forEach(({ tag, unpack }, index) => {
    const entry = 12 + index * 16;
    const data = unpack();
    const start = font.readUInt32BE(entry + 8);
    expect(font.toString("latin1", entry, entry + 4)).toBe(tag);
    expect(start % 4).toBe(0);
    expect(font.subarray(start, start + data.length).equals(data)).toBe(true);
  });
});
