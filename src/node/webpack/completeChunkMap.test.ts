/** @jest-environment node */
import { mkdirSync, mkdtempSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { completeChunkMap } from "./completeChunkMap";

const commons = { files: new Set(["commons-1.js"]) };

it("names what templates share with each of them, and no style that is in all pages", () => {
  const root = mkdtempSync(path.join(tmpdir(), "chunk-map-"));
  mkdirSync(path.join(root, "public"));
  const chunkGroups = [
    { name: "app", chunks: [{ files: ["app-2.js", "styles.3.css"] }] },
    { name: "a", chunks: [commons, { files: ["a.4.css", "a-5.js"] }] },
    { name: "b", chunks: [commons, { files: ["b-6.js", "b-6.js.map"] }] },
    { name: undefined, chunks: [{ files: ["7-8.js"] }] },
  ];
  completeChunkMap(root).apply({
    hooks: {
      done: { tap: (_, act) => act({ compilation: { chunkGroups } }) },
    },
  });
  const map = readFileSync(path.join(root, "public/chunk-map.json"), "utf8");
  expect(JSON.parse(map)).toEqual({
    app: ["/app-2.js"],
    a: ["/commons-1.js", "/a.4.css", "/a-5.js"],
    b: ["/commons-1.js", "/b-6.js"],
  });
});
