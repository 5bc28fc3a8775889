import { readFileSync } from "node:fs";
import path from "node:path";
import { listFiles } from "../src/site/files/paths";
import { createFolder } from "../tests/createFolder";
import { darken, findError, measureText, sourceEnding } from "./drawings";

const svg =
  '<svg width="1600" height="900"><text font-size="58" fill="#1f1b16">A</text><text font-size="60" fill="#00f000">B</text></svg>';

it("measures the smallest text as a phone shows it", () => {
  expect(measureText(svg)).toBeCloseTo(11, 1);
  expect(measureText('<svg width="300"/>')).toBe(Infinity);
});

it("knows the colours of dark mode, and leaves others", () => {
  expect(darken(svg)).toContain('fill="#ebe6dc"');
  expect(darken(svg)).toContain('fill="#00f000"');
});

const { write } = createFolder();

it("finds the line of an error in a drawing", async () => {
  const file = write(
    "a.svg",
    svg.replace("<svg", '<svg xmlns="http://www.w3.org/2000/svg"'),
  );
  expect(await findError(file)).toEqual([]);
  write("a.svg", '<svg xmlns="http://www.w3.org/2000/svg">\n<text>\n</svg>');
  const reason = "Opening and ending tag mismatch: text line 2 and svg";
  expect(await findError(file)).toEqual([
    { fatal: true, file, line: 3, reason },
  ]);
});

const root = path.dirname(__dirname);
const sources = listFiles(root, "content").filter((file) =>
  file.endsWith(sourceEnding),
);

const read = (file: string) => readFileSync(path.join(root, file), "utf8");

it.each(sources)("%s fills its frame, and its words are outlines", (file) => {
  const [, width, height, box = ""] =
    / width="([\d.]+)" height="([\d.]+)" viewBox="([^"]+)"/.exec(read(file)) ??
    [];
  const [, , boxWidth = 0, boxHeight = 0] = box.split(" ").map(Number);
  const shape = Number(width) / Number(height);
  expect(boxWidth / boxHeight / shape).toBeCloseTo(1, 2);
  const drawing = read(file.replace(sourceEnding, ".svg"));
  expect(drawing).toContain("<path");
  expect(drawing).not.toMatch(/<text|font-/);
});
