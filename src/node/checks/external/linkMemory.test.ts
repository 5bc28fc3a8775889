/** @jest-environment node */
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { linkMemory } from "./linkMemory";

const root = mkdtempSync(path.join(tmpdir(), "memory-"));
afterAll(() => rmSync(root, { recursive: true }));

const file = path.join(root, "cache/links.json");
const day = 24 * 60 * 60 * 1000;
const alive = { state: "alive", detail: "200 OK" } as const;

test("good answers hold for some days, bad ones are asked for again", () => {
  const first = linkMemory(file, 7, day);
  first.set("https://a.example/", alive);
  first.set("https://b.example/", { state: "dead", detail: "404" });
  first.set("https://c.example/", { state: "unknown", detail: "403" });
  first.write();
  const soon = linkMemory(file, 7, 7 * day);
  expect(soon.get("https://a.example/")).toEqual(alive);
  expect(soon.get("https://b.example/")).toBeUndefined();
  expect(soon.get("https://c.example/")).toBeUndefined();
  expect(
    linkMemory(file, 7, 9 * day).get("https://a.example/"),
  ).toBeUndefined();
  expect(linkMemory(file, 0, day).get("https://a.example/")).toBeUndefined();
});

test("a file that can't be read is as good as none", () => {
  writeFileSync(file, "{");
  expect(linkMemory(file, 7).get("https://a.example/")).toBeUndefined();
});
