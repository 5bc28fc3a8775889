/** @jest-environment node */
import { mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { fingerprint } from "./fingerprint";

const project = (code: string) => {
  const root = mkdtempSync(path.join(tmpdir(), "fingerprint-"));
  for (const name of ["package.json", "package-lock.json"]) {
    writeFileSync(path.join(root, name), "{}");
  }
  for (const name of [
    "src/node/content",
    "src/node/links",
    "src/node/mdx",
    "src/node/nodes",
    "src/node/related",
    "src/lib",
    "src/node/links",
    "src/parts",
    "locales/en",
  ]) {
    mkdirSync(path.join(root, name), { recursive: true });
  }
  writeFileSync(path.join(root, "src/lib/a.ts"), code);
  return root;
};

test("depends on the code, and on nothing else", () => {
  expect(fingerprint(project("1"))).toBe(fingerprint(project("1")));
  expect(fingerprint(project("1"))).not.toBe(fingerprint(project("2")));
});

test("stays what it was when the process began, for so does the code that runs", () => {
  const root = project("1");
  const stamp = fingerprint(root);
  writeFileSync(path.join(root, "src/lib/a.ts"), "2");
  expect(fingerprint(root)).toBe(stamp);
});
