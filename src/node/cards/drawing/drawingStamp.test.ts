import {
  cpSync,
  mkdtempSync,
  rmSync,
  readFileSync,
  writeFileSync,
} from "node:fs";
import os from "node:os";
import path from "node:path";
import { drawingStamp } from "./drawingStamp";

const parts = [
  "src/styles/tokens.css",
  "src/node/cards/drawing",
  ...[
    "harfbuzzjs",
    "@fontsource/source-serif-4",
    "@fontsource/instrument-sans",
  ].map((name) => `node_modules/${name}/package.json`),
];

let root = "";
beforeEach(() => {
  root = mkdtempSync(path.join(os.tmpdir(), "stamp-"));
  for (const part of parts) {
    cpSync(path.resolve(part), path.join(root, part), { recursive: true });
  }
});
afterEach(() => {
  rmSync(root, { recursive: true });
});

const changed = (file: string, from: string, to: string) => {
  const place = path.join(root, file);
  const text = readFileSync(place, "utf8");
  expect(text).toContain(from);
  writeFileSync(place, text.replace(from, to));
  return drawingStamp(root);
};

test("the stamp is the same wherever the project lies", () => {
  expect(drawingStamp(root)).toBe(drawingStamp(process.cwd()));
});

test.each([
  ["code", "src/node/cards/drawing/layoutCard.ts", "size: 88", "size: 90"],
  ["colour", "src/styles/tokens.css", "#b4321f", "#b4321e"],
  ["paper", "src/styles/tokens.css", "#fbfaf6", "#ffffff"],
  [
    "package",
    "node_modules/harfbuzzjs/package.json",
    '"version": "',
    '"version": "9',
  ],
])("another %s changes it, unless no card shows it", (what, file, from, to) => {
  const before = drawingStamp(root);
  const after = changed(file, from, to);
  expect(after === before).toBe(what === "colour");
});
