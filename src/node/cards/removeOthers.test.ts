import { mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { removeOthers } from "./removeOthers";

const folder = mkdtempSync(path.join(os.tmpdir(), "cards-"));
afterAll(() => {
  rmSync(folder, { recursive: true });
});

test("cards that no post has go, and the owner's files stay", () => {
  const kept = "a-0123456789ab.png";
  const stale = ["b-0123456789ab.png", "c-0123456789ab.png.part"];
  const owners = ["logo.png", "photo-2026.png"];
  for (const name of [kept, ...stale, ...owners]) {
    writeFileSync(path.join(folder, name), "");
  }
  removeOthers(folder, new Set([kept]));
  expect(readdirSync(folder).sort()).toEqual([kept, ...owners].sort());
});

test("no folder is no fault", () => {
  expect(() => {
    removeOthers(path.join(folder, "none"), new Set());
  }).not.toThrow();
});
