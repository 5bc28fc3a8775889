/** @jest-environment node */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { isMarkedFailed, markOutput } from "./failedMark";

const root = mkdtempSync(path.join(tmpdir(), "mark-"));
afterAll(() => rmSync(root, { recursive: true }));

test("a failed output is marked until one passes", () => {
  markOutput(root, false);
  expect(isMarkedFailed(root)).toBe(false);
  markOutput(root, true);
  expect(isMarkedFailed(root)).toBe(true);
  markOutput(root, false);
  expect(isMarkedFailed(root)).toBe(false);
});
